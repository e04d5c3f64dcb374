/** Side of the square that every instrument is drawn in. */
export const SIDE = 560
