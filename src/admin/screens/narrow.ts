/** On a phone rows become cards, and the order is chosen from a list. */
export { phone as NARROW } from '@filiz/design-system/breakpoints'
