@org.jspecify.annotations.NullMarked
package agon.report;
