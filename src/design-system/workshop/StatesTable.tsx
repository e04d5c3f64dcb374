import { type ReactElement, useLayoutEffect } from 'react'
import styles from './Sheet.module.css'
import { showStates } from './showStates.ts'

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
    <table className={styles.pairs} style={{ maxWidth: 'none', whiteSpace: 'nowrap' }}>
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
