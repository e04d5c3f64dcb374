import type { FirstSceneName } from './catalogue.ts'

/** The drawn files under their hashed addresses. Never inlined: `<use>` cannot read a `data:` address. */
const files = import.meta.glob<string>('./drawn/*.svg', { eager: true, query: '?no-inline', import: 'default' })

/** The address of a drawing. */
export const fileOf = (name: FirstSceneName): string => files[`./drawn/${name}.svg`]!
