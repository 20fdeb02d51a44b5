package agon.proof;

/** Hears now and then how a proof is coming along, on the thread that searches. */
@FunctionalInterface
public interface ProofListener {
  ProofListener SILENT = progress -> {};

  void progress(ProofProgress progress);
}
