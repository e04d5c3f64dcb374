import { type ReactElement, useLayoutEffect } from 'react'
import styles from './Sheet.module.css'

export const states = ['rest', 'hover', 'focus', 'pressed', 'busy', 'disabled'] as const
export type State = (typeof states)[number]

export const POINTED = ['rest', 'hover', 'focus'] as const
export const PRESSED = [...POINTED, 'pressed'] as const
export const USABLE = [...POINTED, 'disabled'] as const

export interface Control {
  has: readonly State[]
  show: (state: State) => ReactElement
}

/** A table of controls, one row each, in every state that they have. */
export function StatesTable({ controls }: { controls: Readonly<Record<string, Control>> }) {
  useLayoutEffect(showStates, [])
  return (
    <div className={styles.wide} style={{ whiteSpace: 'nowrap' }}>
      <table className={styles.table}>
        <thead>
          <tr>
            {['Component', ...states].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(controls).map(([name, { has, show }]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {states.map((state) => (
                <td key={state}>
                  <div data-shown={state}>{has.includes(state) ? show(state) : '–'}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Properties of which at least one differs between two states of a control. */
const CHANGES = [
  'background-color',
  'border-color',
  'color',
  'outline-style',
  'text-decoration-line',
  'transform',
] as const

const lookOf = (place: Element): string =>
  [...place.querySelectorAll('*')]
    .flatMap((element) => [undefined, '::before', '::after'].map((pseudo) => getComputedStyle(element, pseudo)))
    .map((style) => CHANGES.map((name) => style.getPropertyValue(name)))
    .join('\n')

/** States that look the same as the control at rest: there should be none. */
export const statesWithoutChange = (sheet: Element, controls: Readonly<Record<string, Control>>): string[] =>
  [...sheet.querySelectorAll('tbody > tr')].flatMap((row) => {
    const name = row.firstElementChild!.textContent
    const [rest, ...others] = controls[name]!.has.map((state) => ({
      state,
      look: lookOf(row.querySelector(`[data-shown="${state}"]`)!),
    }))
    return others.filter(({ look }) => look === rest!.look).map(({ state }) => `${name}, ${state}`)
  })

/** Values of `data-shown` for states that otherwise need a pointer or a key. */
const SHOWN = { ':hover': 'hover', ':focus-visible': 'focus', ':active': 'pressed' } as const
const PSEUDO_CLASSES = /:hover|:focus-visible|:active/g
/** Elements that can have the focus: the global rule for `:focus-visible` names none. */
const FOCUSABLE = ':where(a, button, input, select, textarea)'

/** Applies the page's style rules for `:hover`, `:focus-visible` and `:active` also inside `<div data-shown="hover">`. */
function showStates(): void {
  for (const { cssRules } of document.styleSheets) extendSelectors(cssRules)
}

function extendSelectors(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !rule.selectorText.includes('data-shown'))
      rule.selectorText = rule.selectorText.replace(PSEUDO_CLASSES, (state) => {
        // The pattern matches only these three.
        const shown = SHOWN[state as keyof typeof SHOWN]
        return `:is(${state}, [data-shown="${shown}"] ${shown === 'focus' ? FOCUSABLE : '*'})`
      })
    if (rule instanceof CSSGroupingRule) extendSelectors(rule.cssRules)
  }
}
