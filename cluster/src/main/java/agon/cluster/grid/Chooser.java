package agon.cluster.grid;

import java.util.List;
import java.util.Optional;

/** Who does one job. */
public interface Chooser {
  /** Who comes into question, a few of perhaps a thousand; the first is meant to have it. */
  List<Member> candidates();

  /** One of these, who then has the job; empty if none of them is fit for it and free. */
  Optional<Member> take(List<Member> candidates);

  /**
   * A member is done with the job, in whatever way.
   *
   * @param declined why it would not do it; empty if it did, or was lost
   */
  void ended(Member member, Optional<String> declined);
}
