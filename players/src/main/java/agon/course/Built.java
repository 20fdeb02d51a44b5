package agon.course;

import java.nio.file.Path;
import java.util.Optional;

/**
 * A team's program, ready to play.
 *
 * @param line how to make the player
 * @param what for people: the class or file that plays
 * @param code what is compared between teams: classes, a program, a script
 * @param folder where it runs; empty for a fresh folder each start
 */
public record Built(String line, String what, Path code, Optional<Path> folder) {}
