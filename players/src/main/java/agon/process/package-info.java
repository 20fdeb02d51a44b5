/** Other people's programs as child processes: started, confined, listened to, ended. */
@NullMarked
package agon.process;

import org.jspecify.annotations.NullMarked;
