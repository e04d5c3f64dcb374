import { Icon } from '@filiz/design-system/icons'
import { type SortPayload, useListContext } from 'ra-core'
import { cells } from '../widgets/cells.ts'
import { type Column, useColumns } from './columns.ts'
import { RowTable } from './RowTable.tsx'
import { useListAddress } from './useListAddress.ts'

/** A resource's list on a wide screen, its columns as its declaration says. */
export function ListTable() {
  const { title, others } = useColumns()
  return (
    <RowTable
      heads={[title, ...others].map((column) => <HeadCell key={column.name} column={column} />)}
      cells={() =>
        others.map(({ name, field }) => {
          const { Cell, isNumeric } = cells[field.kind]
          return (
            <td key={name} data-numeric={isNumeric}>
              <Cell source={name} field={field} />
            </td>
          )
        })
      }
    />
  )
}

const following = (field: string, order: SortPayload['order'] | undefined): SortPayload | undefined =>
  order === 'DESC' ? undefined : { field, order: order === 'ASC' ? 'DESC' : 'ASC' }

const ARIA = { ASC: 'ascending', DESC: 'descending' } as const

/** Sorts by a column: up, down, and then as the list is by itself. */
function HeadCell({ column: { name, field, label, isSortable } }: { column: Column }) {
  const { sort } = useListContext()
  const { setSort } = useListAddress()
  const { isNumeric } = cells[field.kind]
  const order = sort.field === name ? sort.order : undefined
  return (
    <th scope="col" data-numeric={isNumeric} aria-sort={order && ARIA[order]}>
      {isSortable ? (
        <button type="button" onClick={() => setSort(following(name, order))}>
          {label}
          <Icon name={order === 'DESC' ? 'down' : 'up'} size={14} data-idle={!order} />
        </button>
      ) : (
        label
      )}
    </th>
  )
}
