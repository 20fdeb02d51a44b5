/**
 * The page: a small HTTP server with a JSON API and live updates, and the files of the page itself
 * under the resources {@code web/}. The API is told in {@code docs/api.md}.
 */
@NullMarked
package agon.web;

import org.jspecify.annotations.NullMarked;
