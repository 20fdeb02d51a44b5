/** Dipole as the course at UniCal plays it over the network: lines over TCP, both ends. */
@NullMarked
package agon.protocol.dipole;

import org.jspecify.annotations.NullMarked;
