@NullMarked
package agon.web.board;

import org.jspecify.annotations.NullMarked;
