/** The command line: one command with sub-commands, each a class of its own. */
@NullMarked
package agon.cli;

import org.jspecify.annotations.NullMarked;
