import { VisuallyHidden } from '@filiz/design-system/VisuallyHidden'
import { type Identifier, ListContextProvider, type RaRecord, useListContext } from 'ra-core'
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'
import { titleFieldOf } from '../../../contract/schema/fields.ts'
import { useMessages } from '../../i18n/language.ts'
import { ARROW_STEPS, useRowDrag } from '../../inputs/useRowDrag.ts'
import { IconButton } from '../../layout/Button.tsx'
import { useResourceOptions } from '../../resources/definitions.ts'
import styles from '../rows.module.css'

interface RowOrder {
  /** Ref of the element whose children are the rows. */
  list: (element: HTMLElement | null) => void
  /** The state of a row during a drag: dragged, or the drop target. */
  stateOf: (id: Identifier) => 'taken' | 'before' | 'after' | undefined
  /** The handle of a row. */
  gripOf: (id: Identifier) => ReactNode
  /** Moves a row one up (-1) or down; undefined if it cannot go there. */
  stepOf: (id: Identifier, by: -1 | 1) => (() => void) | undefined
}

const RowOrderContext = createContext<RowOrder | undefined>(undefined)

/** Reordering of the rows around; undefined if they cannot be reordered now. */
export const useRowOrder = () => useContext(RowOrderContext)

interface ReorderableRowsProps {
  /** The rows in the order that is shown, stored or not. */
  rows: readonly RaRecord[]
  /** Moves a row; false if it cannot go there. */
  move: (from: number, to: number) => boolean
  children: ReactNode
}

/** Rows with handles, which are dragged or moved with the arrow keys; their menus move them too. */
export function ReorderableRows({ rows, move, children }: ReorderableRowsProps) {
  const { order: messages } = useMessages()
  const { resource } = useResourceOptions()
  const context = useListContext()
  const list = useRef<HTMLElement>(null)
  const listRef = useCallback((element: HTMLElement | null) => {
    list.current = element
  }, [])
  const [announcement, setAnnouncement] = useState('')
  /** The dragged row by id, since another row may be at its index when it is dropped. */
  const dragged = useRef<Identifier>(undefined)
  const drag = useRowDrag(list, (_, to) => moveRow(indexOf(dragged.current!), to))
  const nameOf = (index: number) => String(rows[index]?.[titleFieldOf(resource)] ?? '')
  const indexOf = (id: Identifier) => rows.findIndex((row) => row.id === id)

  function moveRow(from: number, to: number) {
    if (move(from, to)) setAnnouncement(messages.moved(nameOf(from), to + 1))
  }

  /** A row that moves in the document loses the focus. */
  const focusGrip = (index: number) =>
    requestAnimationFrame(() =>
      list.current?.children[index]?.querySelector<HTMLElement>('[data-part="grip"]')?.focus(),
    )

  const gripOf = (id: Identifier) => {
    const index = indexOf(id)
    return (
      <IconButton
        icon="grip"
        className={styles.grip}
        data-part="grip"
        label={messages.move(nameOf(index))}
        aria-keyshortcuts="ArrowUp ArrowDown"
        title={messages.grip}
        onPointerDown={(event) => {
          dragged.current = id
          drag.start(event, index)
        }}
        onKeyDown={(event) => {
          const by = ARROW_STEPS[event.key]
          if (!by) return
          event.preventDefault()
          moveRow(index, index + by)
          focusGrip(Math.min(Math.max(index + by, 0), rows.length - 1))
        }}
      />
    )
  }

  const order = {
    list: listRef,
    stateOf: (id: Identifier) => drag.stateOf(indexOf(id)),
    gripOf,
    stepOf: (id: Identifier, by: -1 | 1) => {
      const index = indexOf(id)
      return rows[index + by] && (() => moveRow(index, index + by))
    },
  }
  return (
    // Spreading the context loses which of its states it has; the rows are those of a loaded list.
    <ListContextProvider value={{ ...context, data: [...rows] } as typeof context}>
      <RowOrderContext.Provider value={order}>{children}</RowOrderContext.Provider>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </ListContextProvider>
  )
}
