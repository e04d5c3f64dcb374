import { useQueryClient } from '@tanstack/react-query'
import { type Identifier, type RaRecord, useDataProvider, useDeleteMany, useUpdateMany } from 'ra-core'
import { useRef, useState } from 'react'
import { titleFieldOf } from '../../../contract/schema/fields.ts'
import { sentenceOf } from '../../api/failure.ts'
import { readAnew } from '../../api/queryClient.ts'
import { PartlyFailed } from '../../api/settleEach.ts'
import { useSaidRemoved } from '../../bin/useSaidRemoved.tsx'
import { useEntry, useTexts } from '../../entries/entries.ts'
import { useWords } from '../../i18n/words.ts'
import { useNotifier } from '../../layout/useNotifier.ts'
import { useSelection } from './useSelection.ts'

/** What several records did not take, and why each did not. */
export interface Shortfall {
  sentence: string
  failures: { id: Identifier; name: string; reason: string }[]
}

const shortened = (name: string) => (name.length > SHORT ? `${name.slice(0, SHORT - 1).trimEnd()}…` : name)

/** How many records a question names, and by how many letters of theirs: browsers cut what is long. */
const NAMED = 10
const SHORT = 60

/**
 * Deletes the chosen records after one question, or sets a flag of theirs. It shows at once; what the server refuses comes back,
 * stays chosen, and is said with its reason.
 */
export function useBulk() {
  const { resource } = useEntry()
  const texts = useTexts()
  const { list: words, bin } = useWords()
  const saidRemoved = useSaidRemoved(resource)
  const notify = useNotifier()
  const dataProvider = useDataProvider()
  const queryClient = useQueryClient()
  const { chosen, keep } = useSelection()
  const [shortfall, setShortfall] = useState<Shortfall>()
  const records = useRef<readonly RaRecord[]>([])
  const failed = useRef<ReadonlyMap<Identifier, unknown>>(new Map())

  /** React-admin takes back what failed as a whole; where a part failed, the list is read anew. */
  async function unlessAllFailed(work: Promise<{ data?: Identifier[] }>) {
    failed.current = new Map()
    try {
      return (await work).data ?? []
    } catch (error) {
      if (!(error instanceof PartlyFailed)) throw error
      failed.current = error.failed
      if (error.done.length === 0) throw error
      return [...error.done]
    }
  }

  const nameOf = (record: RaRecord) => String(record[titleFieldOf(resource)] || record.id)

  const sayRemoved = (ids: readonly Identifier[]) => {
    const count = texts.count(ids.length)
    saidRemoved(ids, words.removedMany(count), ids.length > 1 ? bin.movedMany(count) : undefined)
  }
  const sayChanged = (ids: readonly Identifier[]) => notify(words.changedMany(texts.count(ids.length)))

  /** What was done is said as ever, with the way back; what was not stays on the screen. */
  const settled =
    (say: { done: (ids: readonly Identifier[]) => void; left: (count: string) => string }, reason: string) =>
    (_: unknown, error: unknown) => {
      const hasFailed = ({ id }: RaRecord) => (failed.current.size > 0 ? failed.current.has(id) : Boolean(error))
      const left = records.current.filter(hasFailed)
      const done = records.current.filter((record) => !hasFailed(record))
      keep(left.map(({ id }) => id))
      if (done.length > 0) say.done(done.map(({ id }) => id))
      if (left.length === 0) return
      if (done.length > 0) void readAnew(queryClient)
      setShortfall({
        sentence: say.left(texts.count(left.length)),
        failures: left.map((record) => ({
          id: record.id,
          name: nameOf(record),
          reason: sentenceOf(failed.current.get(record.id) ?? error, reason),
        })),
      })
    }

  const mutationMode = 'optimistic'
  const [deleteMany, deletion] = useDeleteMany(resource.name, undefined, {
    mutationMode,
    mutationFn: ({ ids = [] }) => unlessAllFailed(dataProvider.deleteMany(resource.name, { ids })),
    onSettled: settled({ done: sayRemoved, left: words.notRemoved }, texts.removeFailed),
  })
  const [updateMany, update] = useUpdateMany(resource.name, undefined, {
    mutationMode,
    mutationFn: ({ ids = [], data = {}, meta }) =>
      unlessAllFailed(dataProvider.updateMany(resource.name, { ids, data, meta })),
    onSettled: settled({ done: sayChanged, left: words.notChanged }, texts.toggleFailed),
  })

  function begin(rows: readonly RaRecord[]) {
    records.current = rows
    setShortfall(undefined)
    return rows.map(({ id }) => id)
  }

  return {
    chosen,
    isBusy: deletion.isPending || update.isPending,
    shortfall,
    /** Lets the chosen go, and what was said of them. */
    leave() {
      keep([])
      setShortfall(undefined)
    },
    remove() {
      const names = chosen.slice(0, NAMED).map((record) => `• ${shortened(nameOf(record))}`)
      const more = chosen.length - names.length
      const question = words.confirmMany(texts.count(chosen.length))
      if (!window.confirm([question, '', ...names, ...(more > 0 ? [words.andMore(more)] : [])].join('\n'))) return
      void deleteMany(resource.name, { ids: begin(chosen) })
    },
    /** Sets a flag of those that stand otherwise. */
    set(field: string, value: boolean) {
      const rows = chosen.filter((record) => record[field] === !value)
      void updateMany(resource.name, { ids: begin(rows), data: { [field]: value }, meta: { rows } })
    },
  }
}
