/** Five in a row as Gomocup's engines and their manager piskvork speak it. */
@NullMarked
package agon.protocol.gomocup;

import org.jspecify.annotations.NullMarked;
