import { type RaRecord, useListContext } from 'ra-core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { precedenceFieldOf } from '../../../contract/fields.ts'
import { sentenceOf } from '../../api/failure.ts'
import { useEntry } from '../../entries.ts'
import { useNotifier } from '../../layout/useNotifier.ts'
import { useWords } from '../../words.ts'
import { afterMove, type Beginning, orderOf, placedIn } from './preceding.ts'
import { useStoredOrder } from './useStoredOrder.ts'

/** The same one each time, or it would look loaded anew. */
const NONE: readonly RaRecord[] = []

/**
 * Puts the first rows of a long list in order. It shows at once; what is stored is the order as a whole, and of several moves the
 * last. What the server refuses is said, and the stored order shown.
 */
export function usePreceding() {
  const { resource } = useEntry()
  const { order: words } = useWords()
  const notify = useNotifier()
  const { data = NONE } = useListContext()
  const { placedIds, put, reload } = useStoredOrder()
  const field = precedenceFieldOf(resource)!
  const [shown, setShown] = useState<Beginning>()
  const wanted = useRef<Beginning>(undefined)
  const isStoring = useRef(false)
  const known: Beginning = shown ?? { rows: data, placed: placedIn(data, field) }

  const forget = useCallback(() => setShown(undefined), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was loaded says itself how rows stand
  useEffect(() => {
    if (!isStoring.current) forget()
  }, [data])

  function move(from: number, to: number): boolean {
    const next = afterMove(known, from, to)
    if (!next) return false
    setShown(next)
    wanted.current = next
    if (!isStoring.current) void store()
    return true
  }

  async function store() {
    isStoring.current = true
    try {
      const seen = new Set(data.map(({ id }) => id))
      const isWhole = data.at(-1)?.[field] == null
      const beyond = isWhole ? [] : (await placedIds()).filter((id) => !seen.has(id))
      while (wanted.current) {
        const next = wanted.current
        wanted.current = undefined
        await put(orderOf(next, beyond))
      }
    } catch (error) {
      wanted.current = undefined
      forget()
      notify(sentenceOf(error, words.failed), 'error')
    }
    isStoring.current = false
    reload()
  }

  return { rows: known.rows, move }
}
