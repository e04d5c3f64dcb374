import { useState } from 'react'
import type { Activity } from '../../contract/api/administration.ts'
import { compare } from '../../contract/domain/turkish.ts'
import { NO_ONE } from './useActivity.ts'

/** Everybody who was seen in the list so far, whatever it is narrowed to by now; the server and the unknown last. */
export function usePersons(rows: readonly Activity[]): string[] {
  const [seen, setSeen] = useState<readonly string[]>([])
  const come = [...new Set(rows.map(({ by }) => by ?? NO_ONE))].filter((by) => !seen.includes(by))
  if (come.length) setSeen([...seen, ...come])
  const last = ['system', NO_ONE]
  const all = [...seen, ...come]
  return [...all.filter((by) => !last.includes(by)).sort(compare), ...last.filter((by) => all.includes(by))]
}
