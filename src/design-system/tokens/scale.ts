import { phone, pocket, upright } from './breakpoints.ts'

/** Type, space, shape and motion: CSS values by token name. */
export const scale = {
  head: '"Archivo Variable", "Archivo Signs", "Archivo Fallback", sans-serif',
  text: '"Archivo Digits", "Atkinson Hyperlegible Next Variable", "Archivo Signs", "Atkinson Fallback", Arial, sans-serif',
  wide: '114%', // width of the letters of headlines; weight 620
  narrow: '78%', // of labels, units and table heads; weight 560
  'step--1': 'clamp(0.8125rem, 0.79rem + 0.1vw, 0.875rem)',
  'step-0': 'clamp(1rem, 0.972rem + 0.12vw, 1.0625rem)',
  'step-1': 'clamp(1.125rem, 1.07rem + 0.24vw, 1.25rem)',
  'step-2': 'clamp(1.3125rem, 1.21rem + 0.45vw, 1.5625rem)',
  'step-3': 'clamp(1.5625rem, 1.37rem + 0.85vw, 2.0625rem)',
  'step-4': 'min(13vw, clamp(1.9375rem, 1.58rem + 1.6vw, 2.875rem))', // limited by the screen's width where the text size is large
  'step-5': 'min(13vw, clamp(2.25rem, 1.65rem + 2.65vw, 3.875rem))',
  small: '0.9375rem', // controls and their hints
  'title-s': 'clamp(1.125rem, 0.95rem + 0.6vw, 1.375rem)', // the title of a card
  'title-xs': '1.0625rem',
  figure: 'clamp(6rem, 15.5vw, 13.5rem)', // the largest number of a page
  medium: '500', // links of a navigation
  bold: '620',

  // Text styles, for `font`: headings and labels, then sentences.
  h2: '620 var(--step-4) / 1.08 var(--head)', // headings of level 2
  opening: '500 var(--step-3) / 1.3 var(--head)', // first paragraph of a page
  clause: '620 var(--step-2) / 1.2 var(--head)', // small headings in a list
  notice: '620 var(--step-1) / 1.3 var(--head)', // title of a notice
  label: '560 var(--step--1) / 1.3 var(--head)', // labels, units, table heads; with `font-stretch: var(--narrow)`
  lead: 'var(--step-1) / 1.5 var(--text)', // introduction below a title
  brief: 'var(--step-1) / 1.45 var(--text)', // text of one or two lines
  reading: 'clamp(1.0625rem, 1.02rem + 0.2vw, 1.1875rem) / 1.62 var(--text)', // long text
  fine: 'var(--step--1) / 1.35 var(--text)', // small print

  ch: '0.561em', // width of a character; the unit `ch` changes when the fonts have loaded
  'ch-head': '0.68em', // width of a character in headlines
  measure: 'calc(64 * var(--ch))',

  s1: '0.25rem', // space: the name is the multiple of 4 px
  s2: '0.5rem',
  s3: '0.75rem',
  s4: '1rem',
  s5: '1.25rem',
  s6: '1.5rem',
  s8: '2rem',
  s10: '2.5rem',
  s12: '3rem',
  s16: '4rem',
  s20: '5rem',
  'gap-section': 'clamp(4rem, 2.6rem + 5.6vw, 8rem)',
  edge: 'min(6.25vw, clamp(1.25rem, 0.4rem + 3.6vw, 4rem))', // margin of the page; smaller where the text size is large
  page: '86rem', // greatest width of the page's text; pictures may be wider
  inset: 'max(var(--edge), (100vw - var(--page)) / 2)', // distance of the text from the edge of the screen
  gutter: 'min(5vw, clamp(1rem, 0.6rem + 1.6vw, 2rem))',
  track: 'clamp(6px, 0.3vw + 5px, 10px)', // gap between cards and between pictures
  bar: '4.5rem', // height of the header

  slant: '14deg', // angle of slanted edges
  radius: '3px',
  'radius-pill': '99px', // dots and switches only

  fast: '150ms',
  slow: '240ms',
  splash: '500ms', // shortest time of a splash screen
  ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
} as const

export type ScaleToken = keyof typeof scale

/** Shadows, only for floating layers: menus, dialogs, the chat window. */
export const shadow = {
  light: '0 1px 2px oklch(25% 0.03 140 / 0.08), 0 12px 32px oklch(25% 0.03 140 / 0.12)',
  dark: '0 1px 2px oklch(10% 0.02 200 / 0.4), 0 16px 40px oklch(8% 0.02 200 / 0.5)',
} as const

/** Tokens that change with the screen or a user preference, by media query. */
export const adaptations: Readonly<Record<string, Partial<Record<ScaleToken, string>>>> = {
  [upright]: { opening: '500 var(--step-2) / 1.38 var(--head)' },
  [pocket]: { wide: '100%', 'ch-head': '0.579em' },
  [phone]: { bar: '4rem' },
  '(prefers-reduced-motion: reduce)': { fast: '0ms', slow: '0ms' },
}
