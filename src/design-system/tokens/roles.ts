import type { Pair } from './themes.ts'

/** A colour and its role, by which components use it: `var(--ink-2)`. */
export type Role = Pair & { readonly use: string }

/** Colours of the interface. `green`, `gold`, `sky` and `clay` are named after the default hues. tokens.test.ts checks contrast. */
export const roles = {
  paper: {
    light: [97.4, 0.009, 112],
    dark: [22.5, 0.03, 204],
    use: 'background of the page',
  },
  'paper-2': {
    light: [94.6, 0.014, 112],
    dark: [25, 0.035, 192],
    use: 'second background: bands of a page, table heads, code',
  },
  surface: {
    light: [99.1, 0.005, 112],
    dark: [27, 0.032, 200],
    use: 'raised background: form controls, menus, dialogs, the chat window',
  },
  line: { light: [86.5, 0.017, 112], dark: [35.5, 0.034, 198], use: 'lines that only divide' },
  'line-2': { light: [60, 0.026, 120], dark: [61.5, 0.036, 185], use: 'borders of controls: 3:1 on every background' },
  ink: { light: [25.5, 0.022, 115], dark: [94, 0.014, 115], use: 'text' },
  'ink-2': { light: [44, 0.024, 118], dark: [78, 0.022, 150], use: 'secondary text: 4.5:1 on every background' },
  green: { light: [43, 0.09, 156], dark: [81, 0.118, 152], use: 'links, secondary buttons, active items' },
  'green-hover': { light: [37, 0.083, 157], dark: [86, 0.11, 152], use: 'hovered green' },
  'on-green': { light: [98, 0.012, 112], dark: [21, 0.035, 165], use: 'text on green' },
  'green-soft': { light: [92.2, 0.036, 140], dark: [33.5, 0.05, 166], use: 'selected items, badges' },
  field: {
    light: [30.5, 0.058, 158],
    dark: [29.5, 0.052, 170],
    use: 'solid background of text over pictures; the footer',
  },
  'field-2': { light: [36.5, 0.064, 157], dark: [35, 0.055, 169], use: 'raised background on the field' },
  'on-field': { light: [96.8, 0.014, 112], dark: [95, 0.016, 115], use: 'text on the field' },
  'on-field-2': { light: [84, 0.035, 140], dark: [80, 0.04, 150], use: 'secondary text on the field' },
  'field-line': { light: [47, 0.06, 156], dark: [44, 0.05, 168], use: 'lines on the field' },
  gold: { light: [80, 0.135, 84], dark: [84, 0.138, 79], use: 'the next step (primary buttons); once per screen' },
  'gold-hover': { light: [84, 0.13, 86], dark: [88, 0.114, 82], use: 'hovered gold' },
  'on-gold': { light: [25.5, 0.03, 95], dark: [23, 0.036, 90], use: 'text on gold' },
  'gold-ink': { light: [49, 0.098, 78], dark: [84, 0.128, 80], use: 'gold as text on a light background' },
  'gold-soft': { light: [94, 0.048, 92], dark: [32, 0.044, 92], use: 'background of a notice' },
  sky: { light: [47, 0.084, 232], dark: [80, 0.075, 222], use: 'data and information' },
  'sky-soft': { light: [93, 0.026, 226], dark: [30, 0.042, 222], use: 'background of information' },
  'on-sky': { light: [98.5, 0.006, 220], dark: [21, 0.03, 222], use: 'text on sky' },
  clay: { light: [50, 0.128, 38], dark: [77, 0.108, 42], use: 'errors, destructive actions' },
  'clay-hover': { light: [44, 0.12, 38], dark: [82, 0.095, 44], use: 'hovered clay' },
  'clay-soft': { light: [94, 0.028, 44], dark: [31, 0.05, 40], use: 'background of an error' },
  'on-clay': { light: [98.5, 0.008, 60], dark: [22, 0.04, 40], use: 'text on clay' },
  focus: { light: [43, 0.09, 156], dark: [84, 0.138, 79], use: 'focus ring: 3:1 on every background' },
  'focus-on-field': { light: [84, 0.13, 86], dark: [84, 0.138, 79], use: 'focus ring on the field' },
  scrim: { light: [25.5, 0.03, 150, 0.62], dark: [15, 0.025, 200, 0.66], use: 'backdrop of dialogs' },
} as const satisfies Record<string, Role>

export type RoleName = keyof typeof roles
