@NullMarked
package agon.web.http;

import org.jspecify.annotations.NullMarked;
