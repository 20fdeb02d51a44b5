/** The smallest complete game: what CONTRIBUTING.md walks through. */
@NullMarked
package agon.example;

import org.jspecify.annotations.NullMarked;
