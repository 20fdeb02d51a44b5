package agon.proof;

/**
 * How far a proof has come.
 *
 * @param atLeast the question: does the first player reach this margin?
 * @param proof how many more leaves must at least be settled to answer yes; 0 when it is proven
 * @param disproof the same for no
 * @param nodes positions visited so far, for all questions
 * @param tableUse share of the table that is filled
 */
public record ProofProgress(
    int atLeast, int proof, int disproof, long nodes, long nanos, double tableUse) {}
