@NullMarked
package agon.web.database;

import org.jspecify.annotations.NullMarked;
