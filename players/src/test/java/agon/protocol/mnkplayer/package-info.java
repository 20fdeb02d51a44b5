@NullMarked
package agon.protocol.mnkplayer;

import org.jspecify.annotations.NullMarked;
