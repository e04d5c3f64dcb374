import { Refused } from '../../platform/http/problems.ts'
import type { Values } from './row.ts'

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

/** What is wrong with fields that were given under their other names alone, under those. */
export function refusedAsGiven(aliases: Record<string, string>, input: Values, error: unknown): unknown {
  if (!(error instanceof Refused) || !error.errors) return error
  const given = Object.entries(aliases).filter(([alias, name]) => alias in input && !(name in input))
  const names = Object.fromEntries(given.map(([alias, name]) => [name, alias]))
  const errors = Object.entries(error.errors).map(([name, texts]) => [names[name] ?? name, texts])
  return new Refused(error.status, error.message, { errors: Object.fromEntries(errors), headers: error.headers })
}

/** Shows fields under their other names too. */
export const showAliases = <R extends Values>(aliases: Record<string, string>, row: R): R => ({
  ...row,
  ...Object.fromEntries(Object.entries(aliases).map(([alias, name]) => [alias, row[name]])),
})
