/** Benchmarks with JMH: {@code bin/bench} runs them. */
@NullMarked
package agon.bench;

import org.jspecify.annotations.NullMarked;
