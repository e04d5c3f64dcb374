import { Icon } from '@filiz/design-system/icons/all'
import { VisuallyHidden } from '@filiz/design-system/VisuallyHidden'
import { type RaRecord, RecordContextProvider, type SortPayload, useListContext } from 'ra-core'
import type { ReactNode } from 'react'
import { defaultOrderOf } from '../../contract/schema/panelLists.ts'
import { fieldComponents } from '../fields/fields.tsx'
import { useMessages } from '../i18n/language.ts'
import { useResourceOptions } from '../resources/definitions.ts'
import { type Column, useColumns } from './columns.ts'
import { RowMenu } from './RowMenu.tsx'
import { useRowOrder } from './reorder/ReorderableRows.tsx'
import styles from './rows.module.css'
import { SelectAll, SelectRow, useSelectionMode } from './selection.tsx'
import { TitleCell } from './TitleCell.tsx'

/** A resource's list on a wide screen, with the columns of its declaration. */
export function ListTable() {
  const { title, others } = useColumns()
  return (
    <Table
      heads={[title, ...others].map((column) => <SortHead key={column.name} column={column} />)}
      cells={() =>
        others.map(({ name, field }) => {
          const { Field, isNumeric } = fieldComponents[field.kind]
          return (
            <td key={name} data-numeric={isNumeric}>
              <Field source={name} field={field} />
            </td>
          )
        })
      }
    />
  )
}

interface TableProps {
  /** The header cells (`th`) of the title and of `cells`. */
  heads: ReactNode
  /** The cells (`td`) between a row's title and its menu. */
  cells: (record: RaRecord) => ReactNode
}

/** The rows of the list around as a table: handle, checkbox, title, cells, menu. */
export function Table({ heads, cells: cellsOf }: TableProps) {
  const { list: messages, order: orderWords } = useMessages()
  const { data = [], isFetching, selectedIds } = useListContext()
  const isSelectable = useSelectionMode() !== undefined
  const order = useRowOrder()
  return (
    <table className={styles.table} aria-busy={isFetching}>
      <thead className="label-text">
        <tr>
          {order && (
            <th scope="col">
              <VisuallyHidden>{orderWords.grip}</VisuallyHidden>
            </th>
          )}
          {isSelectable && (
            <th scope="col" className={styles.select}>
              <SelectAll />
            </th>
          )}
          {heads}
          <th scope="col">
            <VisuallyHidden>{messages.actions}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody ref={order?.list}>
        {data.map((record) => (
          <RecordContextProvider key={record.id} value={record}>
            <tr data-selected={selectedIds.includes(record.id)} data-state={order?.stateOf(record.id)}>
              {order && <td className={styles.gripCell}>{order.gripOf(record.id)}</td>}
              {isSelectable && (
                <td className={styles.select}>
                  <SelectRow />
                </td>
              )}
              <th scope="row" className={styles.title}>
                <TitleCell />
              </th>
              {cellsOf(record)}
              <td className={styles.actions}>
                <RowMenu />
              </td>
            </tr>
          </RecordContextProvider>
        ))}
      </tbody>
    </table>
  )
}

const ARIA = { ASC: 'ascending', DESC: 'descending' } as const

/** A column's header, which sorts: ascending, descending, then the list's default order. */
export function SortHead({ column: { name, field, label, isSortable } }: { column: Column }) {
  const { resource } = useResourceOptions()
  const { sort, setSort, filterValues } = useListContext()
  const order = sort.field === name ? sort.order : undefined
  const next: SortPayload =
    order === 'DESC' ? defaultOrderOf(resource, filterValues) : { field: name, order: order === 'ASC' ? 'DESC' : 'ASC' }
  return (
    <th scope="col" data-numeric={fieldComponents[field.kind].isNumeric} aria-sort={order && ARIA[order]}>
      {isSortable ? (
        <button type="button" onClick={() => setSort(next)}>
          {label}
          <Icon name={order === 'DESC' ? 'down' : 'up'} size={14} data-idle={!order} />
        </button>
      ) : (
        label
      )}
    </th>
  )
}
