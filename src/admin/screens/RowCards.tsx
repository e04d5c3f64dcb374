import { type RaRecord, RecordContextProvider, useListContext } from 'ra-core'
import type { ReactNode } from 'react'
import { RowActions } from './RowActions.tsx'
import styles from './RowCards.module.css'
import { TitleCell } from './TitleCell.tsx'

/** The rows of a list on a phone: the title above, facts and what can be done below. */
export function RowCards({ facts }: { facts: (record: RaRecord) => ReactNode }) {
  const { data = [], isFetching } = useListContext()
  return (
    <ul className={styles.cards} aria-busy={isFetching}>
      {data.map((record) => (
        <RecordContextProvider key={record.id} value={record}>
          <li>
            <TitleCell />
            <div className={styles.foot}>
              {facts(record)}
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
