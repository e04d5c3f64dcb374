import { type Identifier, type RaRecord, useListContext } from 'ra-core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { placeFieldOf } from '../../../contract/schema/fields.ts'
import { sentenceOf } from '../../api/failure.ts'
import { useEntry } from '../../entries/entries.ts'
import { isConflict } from '../../form/saveErrors.ts'
import { useWords } from '../../i18n/words.ts'
import { useNotifier } from '../../layout/useNotifier.ts'
import { afterMove, type Beginning, orderOf, placedIn } from './preceding.ts'
import { useStoredOrder } from './useStoredOrder.ts'

/** The same one each time, or it would look loaded anew. */
const NONE: readonly RaRecord[] = []

/**
 * Puts the first rows of a long list in order. It shows at once; what is stored is the order as a whole, and of several moves the
 * last. What the server refuses, since somebody else has ordered them meanwhile or for another reason, is said, and the stored
 * order shown.
 */
export function usePreceding() {
  const { resource } = useEntry()
  const { order: words } = useWords()
  const notify = useNotifier()
  const { data = NONE } = useListContext()
  const { placedIds, put, reload } = useStoredOrder()
  const field = placeFieldOf(resource)!
  const [shown, setShown] = useState<Beginning>()
  const wanted = useRef<Beginning>(undefined)
  const isStoring = useRef(false)
  /** The order as it was stored from here, until the list has been loaded again. */
  const stored = useRef<readonly Identifier[]>(undefined)
  /** Where the row began that was moved last: of one that goes on, step by step, only where it comes to rest counts. */
  const begun = useRef<{ id: Identifier; from: number; at: Beginning }>(undefined)
  const known: Beginning = shown ?? { ids: data.map(({ id }) => id), placed: placedIn(data, field) }

  const forget = useCallback(() => {
    stored.current = undefined
    setShown(undefined)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was loaded says itself how rows stand
  useEffect(() => {
    if (isStoring.current) return
    const isAsMoved = shown?.placed === placedIn(data, field) && shown.ids.every((id, i) => data[i]?.id === id)
    if (!isAsMoved || shown.ids.length !== data.length) begun.current = undefined
    forget()
  }, [data])

  function move(from: number, to: number): boolean {
    const id = known.ids[from]!
    if (begun.current?.id !== id) begun.current = { id, from, at: known }
    const next = afterMove(begun.current.at, begun.current.from, to)
    if (!next) return false
    setShown(next)
    wanted.current = next
    if (!isStoring.current) void store()
    return true
  }

  async function store() {
    isStoring.current = true
    try {
      const loaded = { ids: data.map(({ id }) => id), placed: placedIn(data, field) }
      const seen = new Set(loaded.ids)
      const isWhole = data.at(-1)?.[field] == null
      const beyond = isWhole ? [] : (await placedIds()).filter((id) => !seen.has(id))
      while (wanted.current) {
        const next = wanted.current
        wanted.current = undefined
        const order = orderOf(next, beyond)
        await put(order, stored.current ?? orderOf(loaded, beyond))
        stored.current = order
      }
    } catch (error) {
      wanted.current = undefined
      forget()
      notify(isConflict(error) ? words.overtaken : sentenceOf(error, words.failed), 'error')
    }
    isStoring.current = false
    reload()
  }

  const rows = known.ids.flatMap((id) => data.find((row) => row.id === id) ?? [])
  return { rows, move }
}
