import Dialog from '@mui/material/Dialog'
import { useGetList } from 'ra-core'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { pictureTexts } from '../../contract/i18n/admin/pictures.ts'
import { resourceTexts } from '../../contract/i18n/admin/resources.ts'
import type { LibraryPicture } from '../../contract/resources/pictures.ts'
import { pictures } from '../../contract/resources/pictures.ts'
import { useCapability } from '../capabilities.tsx'
import { useMessages } from '../i18n/language.ts'
import { Button } from '../layout/Button.tsx'
import { SearchField } from '../list/SearchField.tsx'
import { locale, usePreference } from '../preferences/preferences.ts'
import { resourceIn, useConfig } from '../resources/definitions.ts'
import { PictureTile } from './PictureTile.tsx'
import styles from './pictures.module.css'

/** Whether the server and the panel have the media library. */
export function useHasLibrary(): boolean {
  const isOffered = useCapability('mediaLibrary') === true
  return resourceIn(useConfig(), pictures.name) !== undefined && isOffered
}

interface FromLibraryProps {
  label?: string
  selected: string | null
  takesSvg: boolean
  /** How many can be chosen; one by default. */
  many?: number
  onSelect: (addresses: readonly string[]) => void
}

/** Opens the library to choose uploaded pictures for a field. */
export function FromLibrary({ label, onSelect, ...dialog }: FromLibraryProps) {
  const { image: messages } = useMessages()
  const [isOpen, setOpen] = useState(false)
  if (!useHasLibrary()) return null
  return (
    <>
      <Button icon="image" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label ?? messages.library}
      </Button>
      {isOpen && (
        <LibraryDialog
          {...dialog}
          onClose={() => setOpen(false)}
          onSelect={(addresses) => {
            setOpen(false)
            onSelect(addresses)
          }}
        />
      )}
    </>
  )
}

/** Pictures per page. */
const PAGE_SIZE = 24

interface LibraryDialogProps {
  /** The current value of the field. */
  selected: string | null
  takesSvg: boolean
  /** How many can be chosen; one by default, which is selected by a click. */
  many?: number
  onSelect: (addresses: readonly string[]) => void
  onClose: () => void
}

/** Chooses pictures of the library for a field, with search and arrow keys. */
export function LibraryDialog({ selected, takesSvg, many, onSelect, onClose }: LibraryDialogProps) {
  const messages = useMessages(pictureTexts)
  const { items } = useMessages()
  const { count } = resourceTexts(pictures, usePreference(locale))
  const titleId = useId()
  const list = useRef<HTMLUListElement>(null)
  const [q, setQ] = useState('')
  const [shown, setShown] = useState(PAGE_SIZE)
  /** In the order of the clicks. */
  const [chosen, setChosen] = useState<readonly string[]>([])
  const isFull = many !== undefined && chosen.length >= many
  const types = pictures.fields.type.choices.filter((type) => takesSvg || type !== 'image/svg+xml')
  const { data, total, error, isPending } = useGetList<LibraryPicture>(
    pictures.name,
    {
      pagination: { page: 1, perPage: shown },
      sort: { field: 'createdAt', order: 'DESC' },
      filter: { ...(q && { q }), type: types },
      meta: { isInteractive: true },
    },
    { placeholderData: (before) => before },
  )
  function choose(address: string) {
    if (many === undefined) onSelect([address])
    else if (chosen.includes(address)) setChosen(chosen.filter((each) => each !== address))
    else if (!isFull) setChosen([...chosen, address])
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="lg" fullWidth>
      <div className="dialog-head row">
        <h2 id={titleId}>{messages.library}</h2>
        <SearchField label={messages.search} value={q} onSearch={setQ} />
      </div>
      <div className={styles.dialogBody} aria-busy={isPending}>
        {error && (
          <p className={`muted ${styles.dialogNote}`} role="alert">
            {messages.loadFailed}
          </p>
        )}
        <p className={`muted ${styles.dialogNote}`} role="status">
          {data && (data.length > 0 ? count(total ?? data.length) : q ? messages.none : messages.empty)}
        </p>
        <ul ref={list} className={styles.grid} onKeyDown={(event) => moveFocus(list.current, event)}>
          {data?.map((picture) => {
            const place = chosen.indexOf(picture.url) + 1
            return (
              <li key={picture.id}>
                <button
                  type="button"
                  className={styles.tile}
                  aria-pressed={place > 0 || picture.url === selected}
                  onClick={() => choose(picture.url)}
                >
                  <PictureTile picture={picture} place={place} />
                </button>
              </li>
            )
          })}
        </ul>
        {data && total !== undefined && total > data.length && (
          <Button onClick={() => setShown(shown + PAGE_SIZE)}>{messages.more}</Button>
        )}
      </div>
      <div className="dialog-foot" style={{ justifyContent: 'flex-end' }}>
        <p className={`muted ${styles.dialogFull}`} role="status">
          {isFull && items.full(many)}
        </p>
        <Button onClick={onClose}>{messages.close}</Button>
        {many !== undefined && (
          <Button variant="contained" disabled={chosen.length === 0} onClick={() => onSelect(chosen)}>
            {messages.add(chosen.length)}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

/** Arrow keys, Home and End move the focus through the grid. */
function moveFocus(list: HTMLElement | null, event: KeyboardEvent) {
  const tiles = [...(list?.querySelectorAll('button') ?? [])]
  const at = tiles.indexOf(document.activeElement as HTMLButtonElement)
  const step = stepsOf(tiles)[event.key]
  if (at === -1 || step === undefined) return
  event.preventDefault()
  tiles[Math.min(tiles.length - 1, Math.max(0, at + step))]?.focus()
}

function stepsOf(tiles: readonly HTMLElement[]): Readonly<Record<string, number>> {
  const top = tiles[0]?.getBoundingClientRect().top
  const perRow = tiles.filter((tile) => tile.getBoundingClientRect().top === top).length
  const all = tiles.length
  return { ArrowRight: 1, ArrowLeft: -1, ArrowDown: perRow, ArrowUp: -perRow, Home: -all, End: all }
}
