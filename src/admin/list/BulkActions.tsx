import { useQueryClient } from '@tanstack/react-query'
import {
  type Identifier,
  type RaRecord,
  useDataProvider,
  useDeleteMany,
  useListContext,
  useNotify,
  useTranslateLabel,
  useUpdateMany,
} from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { titleFieldOf } from '../../contract/schema/fields.ts'
import { errorMessage } from '../api/failure.ts'
import { refetchAll } from '../api/queryClient.ts'
import { PartlyFailed } from '../api/settleEach.ts'
import { useMessages } from '../i18n/language.ts'
import { Button, IconButton } from '../layout/Button.tsx'
import { focusContent } from '../layout/focusContent.ts'
import { useResourceMessages, useResourceOptions } from '../resources/definitions.ts'
import { useNotifyRemoved } from '../trash/useNotifyRemoved.tsx'
import styles from './BulkActions.module.css'
import { useSelectedRecords, useSelectionMode } from './selection.tsx'

/**
 * The actions on all selected records, as their resource declares them, and the failures of the last one.
 *
 * @param scope identifies the page, search and order that is shown; another one begins without a selection
 */
export function BulkActions({ scope }: { scope: string }) {
  const { list: messages } = useMessages()
  const { resource } = useResourceOptions()
  const texts = useResourceMessages()
  const translateLabel = useTranslateLabel()
  const mode = useSelectionMode()
  const { selected, isBusy, shortfall, clear, remove, set } = useBulkActions()
  // biome-ignore lint/correctness/useExhaustiveDependencies: clears when the scope changes
  useEffect(() => clear, [scope])
  const isShown = selected.length > 0 || shortfall !== undefined
  useEffect(() => {
    if (!isShown && document.activeElement === document.body) focusContent()
  }, [isShown])
  if (!isShown) return null

  const flags = Object.keys(resource.endpoints.toggle ?? {}).flatMap((name) => {
    const label = String(translateLabel({ source: name, resource: resource.name }))
    const { set = label, clear = messages.not(label) } = texts.flags[name] ?? {}
    // A server that does not send the flag may not know it.
    const differ = (value: boolean) => selected.some((record) => record[name] === !value)
    return [
      { name, value: true, text: set, isOffered: differ(true) },
      { name, value: false, text: clear, isOffered: differ(false) },
    ].filter(({ isOffered }) => isOffered)
  })
  return (
    <section className="bottom-bar" aria-label={messages.selected}>
      {shortfall && (
        <div className={`error-text ${styles.shortfall}`} role="alert">
          <p>{shortfall.sentence}</p>
          <ul>
            {shortfall.failures.map(({ id, name, reason }) => (
              <li key={id}>
                <b>{name}</b>: {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className={styles.count} role="status">
        {selected.length > 0 && messages.selectedCount(texts.count(selected.length))}
      </p>
      {flags.map(({ name, value, text }) => (
        <Button key={`${name} ${value}`} className={styles.flag} isBusy={isBusy} onClick={() => set(name, value)}>
          {text}
        </Button>
      ))}
      {resource.endpoints.remove && selected.length > 0 && (
        <Button color="error" icon="trash" isBusy={isBusy} onClick={() => remove()}>
          {messages.remove}
        </Button>
      )}
      <IconButton
        icon="close"
        label={messages.clearSelection}
        title={messages.clearSelection}
        onClick={() => {
          clear()
          mode?.set(false)
        }}
      />
    </section>
  )
}

/** The records that a bulk action failed for, with the reason of each. */
interface Shortfall {
  sentence: string
  failures: { id: Identifier; name: string; reason: string }[]
}

/** How many records the confirmation names, and the length of a name: browsers cut long texts. */
const MAX_NAMES = 10
const MAX_NAME_LENGTH = 60

const shortened = (name: string) =>
  name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH - 1).trimEnd()}…` : name

/**
 * Deletes the selected records after one confirmation, or sets one of their flags. The change is optimistic; records that the server
 * refuses come back, stay selected and are listed with their reasons.
 */
function useBulkActions() {
  const { resource } = useResourceOptions()
  const texts = useResourceMessages()
  const { list: messages, trash } = useMessages()
  const notifyRemoved = useNotifyRemoved(resource)
  const notify = useNotify()
  const dataProvider = useDataProvider()
  const queryClient = useQueryClient()
  const { onSelect } = useListContext()
  const selected = useSelectedRecords()
  const [shortfall, setShortfall] = useState<Shortfall>()
  const records = useRef<readonly RaRecord[]>([])
  const failed = useRef<ReadonlyMap<Identifier, unknown>>(new Map())

  /** Rejects only if all records failed: then react-admin rolls its optimistic change back. */
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

  /** Notifies about the records that succeeded, and shows the others until the next action. */
  const settled =
    (notifyDone: (ids: Identifier[]) => void, sentenceFor: (count: string) => string, reason: string) =>
    (_: unknown, error: unknown) => {
      const hasFailed = ({ id }: RaRecord) => (failed.current.size > 0 ? failed.current.has(id) : Boolean(error))
      const left = records.current.filter(hasFailed)
      const done = records.current.filter((record) => !hasFailed(record))
      onSelect(left.map(({ id }) => id))
      if (done.length > 0) notifyDone(done.map(({ id }) => id))
      if (left.length === 0) return
      if (done.length > 0) void refetchAll(queryClient)
      setShortfall({
        sentence: sentenceFor(texts.count(left.length)),
        failures: left.map((record) => ({
          id: record.id,
          name: nameOf(record),
          reason: errorMessage(failed.current.get(record.id) ?? error, reason),
        })),
      })
    }
  const onRemoved = settled(
    (ids) => {
      const count = texts.count(ids.length)
      notifyRemoved(ids, messages.removedMany(count), ids.length > 1 ? trash.movedMany(count) : undefined)
    },
    messages.notRemoved,
    texts.removeFailed,
  )
  const onChanged = settled(
    (ids) => notify(messages.changedMany(texts.count(ids.length))),
    messages.notChanged,
    texts.toggleFailed,
  )

  const mutationMode = 'optimistic'
  const [deleteMany, deletion] = useDeleteMany(resource.name, undefined, {
    mutationMode,
    mutationFn: ({ ids = [] }) => unlessAllFailed(dataProvider.deleteMany(resource.name, { ids })),
    onSettled: onRemoved,
  })
  const [updateMany, update] = useUpdateMany(resource.name, undefined, {
    mutationMode,
    mutationFn: ({ ids = [], data = {}, meta }) =>
      unlessAllFailed(dataProvider.updateMany(resource.name, { ids, data, meta })),
    onSettled: onChanged,
  })

  function begin(rows: readonly RaRecord[]) {
    records.current = rows
    setShortfall(undefined)
    return rows.map(({ id }) => id)
  }

  return {
    selected,
    isBusy: deletion.isPending || update.isPending,
    shortfall,
    /** Clears the selection and the failures. */
    clear() {
      onSelect([])
      setShortfall(undefined)
    },
    remove() {
      const names = selected.slice(0, MAX_NAMES).map((record) => `• ${shortened(nameOf(record))}`)
      const more = selected.length - names.length
      const question = messages.confirmMany(texts.count(selected.length))
      if (!window.confirm([question, '', ...names, ...(more > 0 ? [messages.andMore(more)] : [])].join('\n'))) return
      void deleteMany(resource.name, { ids: begin(selected) })
    },
    /** Sets a flag of the records that have the other value. */
    set(field: string, value: boolean) {
      const rows = selected.filter((record) => record[field] === !value)
      void updateMany(resource.name, { ids: begin(rows), data: { [field]: value }, meta: { rows } })
    },
  }
}
