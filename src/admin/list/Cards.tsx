import { type RaRecord, RecordContextProvider, useListContext } from 'ra-core'
import type { ReactNode } from 'react'
import { fieldComponents } from '../fields/fields.tsx'
import { useMessages } from '../i18n/language.ts'
import { useColumns } from './columns.ts'
import { RowMenu } from './RowMenu.tsx'
import { useRowOrder } from './reorder/ReorderableRows.tsx'
import styles from './rows.module.css'
import { SelectAll, SelectRow, useSelectionMode } from './selection.tsx'
import { TitleCell } from './TitleCell.tsx'

/** A resource's list on a small screen, with the fields of its declaration. */
export function ListCards() {
  const { others } = useColumns()
  return (
    <Cards
      facts={() => (
        <dl>
          {others.map(({ name, field, label }) => {
            const { Field } = fieldComponents[field.kind]
            return (
              <div key={name}>
                <dt className="label-text">{label}</dt>
                <dd>
                  <Field source={name} field={field} />
                </dd>
              </div>
            )
          })}
        </dl>
      )}
    />
  )
}

/** The rows of the list around as cards: title and menu, facts below. In selection mode a checkbox replaces the menu. */
export function Cards({ facts }: { facts: (record: RaRecord) => ReactNode }) {
  const { list: messages } = useMessages()
  const { data = [], isFetching, selectedIds } = useListContext()
  const isSelecting = useSelectionMode()?.isOn ?? false
  const order = useRowOrder()
  return (
    <>
      {isSelecting && (
        <div className={styles.all}>
          <SelectAll>{messages.selectPage}</SelectAll>
        </div>
      )}
      <ul ref={order?.list} className={`box ${styles.cards}`} data-ordered={order !== undefined} aria-busy={isFetching}>
        {data.map((record) => (
          <RecordContextProvider key={record.id} value={record}>
            <li data-selected={selectedIds.includes(record.id)} data-state={order?.stateOf(record.id)}>
              {order?.gripOf(record.id)}
              <TitleCell />
              {isSelecting ? <SelectRow /> : <RowMenu />}
              <div className={styles.facts}>{facts(record)}</div>
            </li>
          </RecordContextProvider>
        ))}
      </ul>
    </>
  )
}
