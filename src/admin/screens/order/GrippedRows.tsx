import { Icon } from '@filiz/design-system/icons'
import IconButton from '@mui/material/IconButton'
import { type Identifier, ListContextProvider, type RaRecord, useListContext } from 'ra-core'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { titleFieldOf } from '../../../contract/schema/fields.ts'
import { useEntry } from '../../entries/entries.ts'
import { useWords } from '../../i18n/words.ts'
import { ARROW_STEPS, useRowDrag } from '../../inputs/useRowDrag.ts'
import styles from './GrippedRows.module.css'
import { RowOrderProvider } from './rowOrder.ts'

interface GrippedRowsProps {
  /** As they stand now, stored or not. */
  rows: readonly RaRecord[]
  /** Moves a row; false where it cannot go there. */
  move: (from: number, to: number) => boolean
  children: ReactNode
}

/** Lets rows be put in order: dragged by their grips with a mouse, a pen or a finger, by its arrows, or from their menus. */
export function GrippedRows({ rows, move, children }: GrippedRowsProps) {
  const { order: words } = useWords()
  const { resource } = useEntry()
  const context = useListContext()
  const list = useRef<HTMLElement>(null)
  const takeList = useCallback((element: HTMLElement | null) => {
    list.current = element
  }, [])
  const [announcement, setAnnouncement] = useState('')
  /** By its id, since another row may have its place by the time that it is let go. */
  const taken = useRef<Identifier>(undefined)
  const drag = useRowDrag(list, (_, to) => moveRow(indexOf(taken.current!), to))
  const nameOf = (index: number) => String(rows[index]?.[titleFieldOf(resource)] ?? '')
  const indexOf = (id: Identifier) => rows.findIndex((row) => row.id === id)

  function moveRow(from: number, to: number) {
    if (move(from, to)) setAnnouncement(words.moved(nameOf(from), to + 1))
  }

  /** A row that is moved in the document loses the focus. */
  const focusGrip = (index: number) =>
    requestAnimationFrame(() =>
      list.current?.children[index]?.querySelector<HTMLElement>('[data-part="grip"]')?.focus(),
    )

  const gripOf = (id: Identifier) => {
    const index = indexOf(id)
    return (
      <IconButton
        className={styles.grip}
        data-part="grip"
        aria-label={words.move(nameOf(index))}
        aria-keyshortcuts="ArrowUp ArrowDown"
        title={words.grip}
        onPointerDown={(event) => {
          taken.current = id
          drag.start(event, index)
        }}
        onKeyDown={(event) => {
          const by = ARROW_STEPS[event.key]
          if (!by) return
          event.preventDefault()
          moveRow(index, index + by)
          focusGrip(Math.min(Math.max(index + by, 0), rows.length - 1))
        }}
      >
        <Icon name="grip" size={19} />
      </IconButton>
    )
  }

  const order = {
    list: takeList,
    stateOf: (id: Identifier) => drag.stateOf(indexOf(id)),
    gripOf,
    stepOf: (id: Identifier, by: -1 | 1) => {
      const index = indexOf(id)
      return rows[index + by] && (() => moveRow(index, index + by))
    },
  }
  return (
    <ListContextProvider value={{ ...context, data: rows } as typeof context}>
      <RowOrderProvider value={order}>{children}</RowOrderProvider>
      <p className={styles.announcement} role="status">
        {announcement}
      </p>
    </ListContextProvider>
  )
}
