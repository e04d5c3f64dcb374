/** Media queries at which layouts change, for stylesheets (`@media (--phone)`) and for the `sizes` of pictures. */
export const pocket = '(max-width: 37.5em)' // too narrow for long Turkish words in the wide font
export const phone = '(max-width: 43.75em)'
export const upright = '(max-width: 56.25em)' // a tablet held upright
export const tablet = '(max-width: 63.75em)'
export const laptop = '(max-width: 73.75em)'
export const pastTablet = '(min-width: 63.8125em)'

/** The media queries by the names that stylesheets use; each includes the screen that it is named after. */
export const breakpoints: Readonly<Record<string, string>> = {
  pocket,
  phone,
  'past-phone': '(min-width: 43.8125em)',
  upright,
  tablet,
  'past-tablet': pastTablet,
  laptop,
}
