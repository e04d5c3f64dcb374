import type { Values } from './rules.ts'

/**
 * Reads a field under both of its names. Who sends a whole record back has changed one spelling and not the other, so
 * the one that differs from what is stored is meant.
 */
export function readAliases(aliases: Record<string, string>, input: Values, stored: Values = {}): Values {
  const values = { ...input }
  for (const [alias, name] of Object.entries(aliases)) {
    const given = [input[name], input[alias]].filter((value) => value !== undefined)
    if (given.length) values[name] = given.find((value) => (value || null) !== (stored[name] ?? null)) ?? given[0]
    delete values[alias]
  }
  return values
}

/** Shows fields under their other names too. */
export const showAliases = <R extends Values>(aliases: Record<string, string>, row: R): R => ({
  ...row,
  ...Object.fromEntries(Object.entries(aliases).map(([alias, name]) => [alias, row[name]])),
})
