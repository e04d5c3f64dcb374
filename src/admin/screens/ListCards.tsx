import { cells } from '../widgets/cells.ts'
import { useColumns } from './columns.ts'
import styles from './ListCards.module.css'
import { RowCards } from './RowCards.tsx'

/** A resource's list on a phone. */
export function ListCards() {
  const { others } = useColumns()
  return (
    <RowCards
      facts={() => (
        <dl className={styles.facts}>
          {others.map(({ name, field, label }) => {
            const { Cell } = cells[field.kind]
            return (
              <div key={name}>
                <dt data-kind={field.kind}>{label}</dt>
                <dd>
                  <Cell source={name} field={field} />
                </dd>
              </div>
            )
          })}
        </dl>
      )}
    />
  )
}
