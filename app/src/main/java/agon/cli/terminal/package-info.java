/** What the terminal can show and how it is written there: tables, progress, lines for machines. */
@NullMarked
package agon.cli.terminal;

import org.jspecify.annotations.NullMarked;
