import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import { useGetList } from 'ra-core'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { resourceTexts } from '../../contract/i18n/admin/resources.ts'
import { pictures } from '../../contract/resources/pictures.ts'
import { locale, usePreference } from '../preferences/preferences.ts'
import { SearchField } from '../screens/SearchField.tsx'
import styles from './LibraryDialog.module.css'
import grid from './PictureGrid.module.css'
import type { LibraryEntry } from './pictureFacts.ts'
import { Tile } from './Tile.tsx'
import { usePictureWords } from './usePictureWords.ts'

/** Pictures that are shown at first, and that come with each "more". */
const PORTION = 24

interface LibraryDialogProps {
  /** The address that the field has now. */
  chosen: string | null
  /** Drawings are shown too. */
  takesSvg: boolean
  onChosen: (address: string) => void
  onClose: () => void
}

/** The library in a form: searched, walked through by arrows, and one of it chosen. */
export function LibraryDialog({ chosen, takesSvg, onChosen, onClose }: LibraryDialogProps) {
  const words = usePictureWords()
  const { count } = resourceTexts(pictures, usePreference(locale))
  const titleId = useId()
  const list = useRef<HTMLUListElement>(null)
  const [q, setQ] = useState('')
  const [shown, setShown] = useState(PORTION)
  const types = pictures.fields.type.choices.filter((type) => takesSvg || type !== 'image/svg+xml')
  const { data, total, error, isPending } = useGetList<LibraryEntry>(
    pictures.name,
    {
      pagination: { page: 1, perPage: shown },
      sort: { field: 'createdAt', order: 'DESC' },
      filter: { ...(q && { q }), type: types },
      meta: { asksInPlace: true },
    },
    { placeholderData: (before) => before },
  )
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="lg" fullWidth>
      <div className={styles.head}>
        <h2 id={titleId}>{words.library}</h2>
        <SearchField label={words.search} wanted={q} onSearch={setQ} />
      </div>
      <div className={styles.body} aria-busy={isPending}>
        {error && (
          <p className={styles.note} role="alert">
            {words.loadFailed}
          </p>
        )}
        <p className={styles.note} role="status">
          {data && (data.length > 0 ? count(total ?? data.length) : q ? words.none : words.empty)}
        </p>
        <ul ref={list} className={grid.grid} onKeyDown={(event) => walk(list.current, event)}>
          {data?.map((picture) => (
            <li key={picture.id}>
              <button
                type="button"
                className={grid.tile}
                aria-pressed={picture.url === chosen}
                onClick={() => onChosen(picture.url)}
              >
                <Tile picture={picture} />
              </button>
            </li>
          ))}
        </ul>
        {data && total !== undefined && total > data.length && (
          <Button variant="outlined" onClick={() => setShown(shown + PORTION)}>
            {words.more}
          </Button>
        )}
      </div>
      <div className={styles.foot}>
        <Button variant="outlined" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </Dialog>
  )
}

/** Moves the focus from picture to picture: along a row, to the next row, to both ends. */
function walk(list: HTMLElement | null, event: KeyboardEvent) {
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
