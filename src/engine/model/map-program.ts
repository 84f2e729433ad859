/**
 * What opens a position on a map.
 * @title Map program
 */
export type MapProgram = "openstreetmap" | "google" | "apple" | "device";
