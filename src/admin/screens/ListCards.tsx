import { RecordContextProvider, useListContext } from 'ra-core'
import { widgets } from '../widgets/widgets.ts'
import { useColumns } from './columns.ts'
import styles from './ListCards.module.css'
import { RowActions } from './RowActions.tsx'
import { TitleCell } from './TitleCell.tsx'

/** The rows of a list on a phone: the name above, what can be done below. */
export function ListCards() {
  const { data = [], isFetching } = useListContext()
  const { others } = useColumns()
  return (
    <ul className={styles.cards} aria-busy={isFetching}>
      {data.map((record) => (
        <RecordContextProvider key={record.id} value={record}>
          <li>
            <TitleCell />
            <div className={styles.foot}>
              <dl className={styles.facts}>
                {others.map(({ name, field, label }) => {
                  const { Cell } = widgets[field.kind]
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
              <div className={styles.actions}>
                <RowActions />
              </div>
            </div>
          </li>
        </RecordContextProvider>
      ))}
    </ul>
  )
}
