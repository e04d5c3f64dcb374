/** A phone: rows become cards, and the order is chosen from a list. The same width as in the style sheets here. */
export const NARROW = '(max-width: 700px)'
