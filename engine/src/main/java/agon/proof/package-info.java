/**
 * Proving what a position is worth: {@link agon.proof.Solver} for people, {@link
 * agon.proof.ProofSearch} for one question.
 */
@NullMarked
package agon.proof;

import org.jspecify.annotations.NullMarked;
