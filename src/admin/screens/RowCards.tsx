import { type RaRecord, RecordContextProvider, useListContext } from 'ra-core'
import type { ReactNode } from 'react'
import { RowMenu } from './menu/RowMenu.tsx'
import styles from './RowCards.module.css'
import { TitleCell } from './TitleCell.tsx'

/** The rows of a list on a phone: the title and what can be done above, facts below. */
export function RowCards({ facts }: { facts: (record: RaRecord) => ReactNode }) {
  const { data = [], isFetching } = useListContext()
  return (
    <ul className={styles.cards} aria-busy={isFetching}>
      {data.map((record) => (
        <RecordContextProvider key={record.id} value={record}>
          <li>
            <TitleCell />
            <RowMenu />
            <div className={styles.facts}>{facts(record)}</div>
          </li>
        </RecordContextProvider>
      ))}
    </ul>
  )
}
