import { useQueryClient } from '@tanstack/react-query'
import { type Identifier, type RaRecord, useDataProvider, useListContext } from 'ra-core'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { OrderField } from '../../../contract/schema/fieldTypes.ts'
import { sentenceOf } from '../../api/failure.ts'
import { useEntry, useTexts } from '../../entries/entries.ts'
import { isConflict } from '../../form/saveErrors.ts'
import { useWords } from '../../i18n/words.ts'
import { moved } from '../../inputs/useRowDrag.ts'
import { useNotifier } from '../../layout/useNotifier.ts'
import { placesFor } from './places.ts'

/** The same one each time, or it would look loaded anew. */
const NONE: readonly RaRecord[] = []

/** A row that shall stand behind another, or first. */
interface Move {
  id: Identifier
  after: Identifier | undefined
}

/**
 * Puts the rows of the list around in another order. It shows at once and is stored one move after the other, each by the place of
 * the row that was moved; what the server refuses, since somebody else has changed that row, is said, and the stored order shown.
 */
export function useOrdering(field: string) {
  const { resource } = useEntry()
  const { step } = resource.fields[field] as OrderField
  const texts = useTexts()
  const { order: words } = useWords()
  const notify = useNotifier()
  const dataProvider = useDataProvider()
  const queryClient = useQueryClient()
  const { data = NONE } = useListContext()
  const [shown, setShown] = useState<readonly Identifier[]>()
  const moves = useRef<Move[]>([])
  /** The rows as they are stored, until the list has been loaded again. */
  const stored = useRef<readonly RaRecord[]>(undefined)
  const isStoring = useRef(false)
  const rows = shown ? data.toSorted((a, b) => shown.indexOf(a.id) - shown.indexOf(b.id)) : data

  const forget = useCallback(() => {
    stored.current = undefined
    setShown(undefined)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was loaded says itself how rows stand
  useEffect(() => {
    if (!isStoring.current) forget()
  }, [data])

  function move(from: number, to: number): boolean {
    const next = moved(rows, from, to)
    if (!next) return false
    const { id } = rows[from]!
    setShown(next.map((row) => row.id))
    // Of a row that goes on before it was stored, only where it comes to rest counts.
    if (moves.current.at(-1)?.id === id) moves.current.pop()
    moves.current.push({ id, after: next[to - 1]?.id })
    if (!isStoring.current) void store(data)
    return true
  }

  async function store(loaded: readonly RaRecord[]) {
    isStoring.current = true
    try {
      for (let next = moves.current.shift(); next; next = moves.current.shift())
        stored.current = await storeOne(stored.current ?? loaded, next)
    } catch (error) {
      moves.current = []
      forget()
      notify(isConflict(error) ? words.stale : sentenceOf(error, texts.updateFailed), 'error')
    }
    isStoring.current = false
    void queryClient.invalidateQueries({ queryKey: [resource.name] })
  }

  async function storeOne(known: readonly RaRecord[], { id, after }: Move): Promise<readonly RaRecord[]> {
    const others = known.filter((row) => row.id !== id)
    const at = others.findIndex((row) => row.id === after) + 1
    const wanted = others.toSpliced(at, 0, known.find((row) => row.id === id)!)
    for (const [row, place] of placesFor(wanted, at, field, step)) {
      const { data: answer } = await dataProvider.update(resource.name, {
        id: row.id,
        data: { ...row, [field]: place },
        previousData: row,
      })
      wanted[wanted.indexOf(row)] = { ...row, ...answer, [field]: place }
    }
    return wanted
  }

  return { rows, move }
}
