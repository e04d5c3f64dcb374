import { Icon } from '@filiz/design-system/icons'
import { type SortPayload, useListContext } from 'ra-core'
import { fieldComponents } from '../fields/fields.tsx'
import type { Column } from './columns.ts'
import { useListAddress } from './useListAddress.ts'

const following = (field: string, order: SortPayload['order'] | undefined): SortPayload | undefined =>
  order === 'DESC' ? undefined : { field, order: order === 'ASC' ? 'DESC' : 'ASC' }

const ARIA = { ASC: 'ascending', DESC: 'descending' } as const

/** Sorts by a column: up, down, and then as the list is by itself. */
export function HeadCell({ column: { name, field, label, isSortable } }: { column: Column }) {
  const { sort } = useListContext()
  const { setSort } = useListAddress()
  const { isNumeric } = fieldComponents[field.kind]
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
