@NullMarked
package agon.web;

import org.jspecify.annotations.NullMarked;
