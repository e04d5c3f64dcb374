/**
 * Media queries at which layouts change, for stylesheets (`@media (--phone)`) and for the `sizes` of pictures. Each applies up
 * to and including the device that it is named after; `past-…` is its opposite.
 */
export const phone = '(max-width: 43.75em)'
/** A small phone: too narrow for long Turkish words in the wide font. */
export const pocket = '(max-width: 37.5em)'
export const tablet = '(max-width: 63.75em)'
/** A tablet in portrait orientation. */
export const upright = '(max-width: 56.25em)'
export const laptop = '(max-width: 73.75em)'
export const pastPhone = '(min-width: 43.8125em)'
export const pastTablet = '(min-width: 63.8125em)'

/** The media queries by their names in stylesheets. */
export const breakpoints: Readonly<Record<string, string>> = {
  pocket,
  phone,
  'past-phone': pastPhone,
  upright,
  tablet,
  'past-tablet': pastTablet,
  laptop,
}
