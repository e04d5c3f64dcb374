import { fieldComponents } from '../fields/fields.tsx'
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
            const { Field } = fieldComponents[field.kind]
            return (
              <div key={name}>
                <dt data-kind={field.kind}>{label}</dt>
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
