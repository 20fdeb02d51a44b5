package agon.cluster.grid;

import java.util.Map;

/**
 * A machine that takes jobs.
 *
 * @param id the engine's; another one each time the machine comes back
 * @param facts what it said of itself when it came
 */
public record Member(String id, Map<String, String> facts) {
  public Member {
    facts = Map.copyOf(facts);
  }

  public String fact(String name) {
    return facts.getOrDefault(name, "");
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Member member && member.id.equals(id);
  }

  @Override
  public int hashCode() {
    return id.hashCode();
  }
}
