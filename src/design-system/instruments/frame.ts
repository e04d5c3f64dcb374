/** Side of the square that every instrument is drawn in. */
export const SIDE = 560

/** The id of the drawing inside its file, for `<use href="…#instrument">`. */
export const INSTRUMENT_ID = 'instrument'
