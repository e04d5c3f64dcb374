import type { RoleName } from './roles.ts'

/** A colour, the background that it may be used on, and the WCAG 2.2 criterion that the pair has to meet. */
export type ContrastPair = {
  readonly foreground: RoleName
  readonly background: RoleName
  readonly criterion: keyof typeof criteria
}

/** Least ratio by criterion: 1.4.3 Contrast (Minimum) for text, 1.4.11 Non-text Contrast for controls and focus. */
export const criteria = { '1.4.3': 4.5, '1.4.11': 3 } as const

const cross = (
  foregrounds: readonly RoleName[],
  backgrounds: readonly RoleName[],
  criterion: ContrastPair['criterion'] = '1.4.3',
): ContrastPair[] =>
  foregrounds.flatMap((foreground) => backgrounds.map((background) => ({ foreground, background, criterion })))

const backgrounds = ['paper', 'paper-2', 'surface'] as const
const fields = ['field', 'field-2'] as const

/** All allowed pairs. */
export const pairs: readonly ContrastPair[] = [
  ...cross(['ink', 'ink-2', 'green', 'green-hover', 'gold-ink', 'sky', 'clay', 'clay-hover'], backgrounds),
  ...cross(['ink', 'ink-2', 'green'], ['green-soft']),
  ...cross(['ink', 'gold-ink'], ['gold-soft']),
  ...cross(['ink', 'clay'], ['clay-soft']),
  ...cross(['ink', 'sky'], ['sky-soft']),
  ...cross(['on-green'], ['green', 'green-hover']),
  ...cross(['on-gold'], ['gold', 'gold-hover']),
  ...cross(['on-clay'], ['clay', 'clay-hover']),
  ...cross(['on-sky'], ['sky']),
  ...cross(['on-field', 'on-field-2', 'gold'], fields),
  ...cross(['line-2', 'focus'], backgrounds, '1.4.11'),
  ...cross(['focus-on-field'], fields, '1.4.11'),
]
