/** Where layouts change. Stylesheets name them (`@media (--phone)`), pictures say them in `sizes`. */
export const pocket = '(max-width: 37.5em)' // Turkish words are longer than it is wide: no wide cut there
export const phone = '(max-width: 43.75em)'
export const upright = '(max-width: 56.25em)' // a tablet on end
export const tablet = '(max-width: 63.75em)'
export const laptop = '(max-width: 73.75em)'
export const pastTablet = '(min-width: 63.8125em)'

/** The named media queries of all stylesheets; each holds up to and with the screen that it is called by. */
export const breakpoints: Readonly<Record<string, string>> = {
  pocket,
  phone,
  'past-phone': '(min-width: 43.8125em)',
  upright,
  tablet,
  'past-tablet': pastTablet,
  laptop,
}
