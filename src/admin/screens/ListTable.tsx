import { Icon } from '@filiz/design-system/icons'
import { RecordContextProvider, useListContext } from 'ra-core'
import { widgets } from '../widgets/widgets.ts'
import { useWords } from '../words.ts'
import { type Column, useColumns } from './columns.ts'
import styles from './ListTable.module.css'
import { RowActions } from './RowActions.tsx'
import { TitleCell } from './TitleCell.tsx'

/** The rows of a list on a wide screen. */
export function ListTable() {
  const { list: words } = useWords()
  const { data = [], isFetching } = useListContext()
  const { title, others } = useColumns()
  return (
    <table className={styles.table} aria-busy={isFetching}>
      <thead>
        <tr>
          {[title, ...others].map((column) => (
            <HeadCell key={column.name} column={column} />
          ))}
          <th>
            <span className={styles.hidden}>{words.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {data.map((record) => (
          <RecordContextProvider key={record.id} value={record}>
            <tr>
              <td className={styles.title}>
                <TitleCell />
              </td>
              {others.map(({ name, field }) => {
                const { Cell, isNumeric } = widgets[field.kind]
                return (
                  <td key={name} data-numeric={isNumeric}>
                    <Cell source={name} field={field} />
                  </td>
                )
              })}
              <td className={styles.actions}>
                <RowActions />
              </td>
            </tr>
          </RecordContextProvider>
        ))}
      </tbody>
    </table>
  )
}

const ARIA = { ASC: 'ascending', DESC: 'descending' } as const

function HeadCell({ column: { name, field, label, isSortable } }: { column: Column }) {
  const { sort, setSort } = useListContext()
  const { isNumeric } = widgets[field.kind]
  const order = sort.field === name ? sort.order : undefined
  return (
    <th scope="col" data-numeric={isNumeric} aria-sort={order && ARIA[order]}>
      {isSortable ? (
        <button type="button" onClick={() => setSort({ field: name, order: order === 'ASC' ? 'DESC' : 'ASC' })}>
          {label}
          <Icon name={order === 'DESC' ? 'down' : 'up'} size={14} data-idle={!order} />
        </button>
      ) : (
        label
      )}
    </th>
  )
}
