/**
 * Learning a game by playing it: {@link agon.learn.Learner} is the door. Games are played ({@link
 * agon.learn.SelfPlay}), judged by a deeper look ({@link agon.learn.Relabelling}), turned into
 * weights ({@link agon.learn.Trainer}), and games decide whether these are kept ({@link
 * agon.learn.Gate}).
 */
@NullMarked
package agon.learn;

import org.jspecify.annotations.NullMarked;
