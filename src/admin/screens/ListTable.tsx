import { fieldComponents } from '../fields/fields.tsx'
import { useColumns } from './columns.ts'
import { HeadCell } from './HeadCell.tsx'
import { RowTable } from './RowTable.tsx'

/** A resource's list on a wide screen, its columns as its declaration says. */
export function ListTable() {
  const { title, others } = useColumns()
  return (
    <RowTable
      heads={[title, ...others].map((column) => <HeadCell key={column.name} column={column} />)}
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
