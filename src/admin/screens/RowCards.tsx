import { type RaRecord, RecordContextProvider, useListContext } from 'ra-core'
import type { ReactNode } from 'react'
import { useWords } from '../i18n/words.ts'
import { AllBox, RowBox } from './bulk/ChooseBox.tsx'
import { useChoosing } from './bulk/choosing.ts'
import { useChoice } from './bulk/useChoice.ts'
import { RowMenu } from './menu/RowMenu.tsx'
import { useRowOrder } from './order/rowOrder.ts'
import styles from './RowCards.module.css'
import { TitleCell } from './TitleCell.tsx'

/** The rows of a list on a phone: the title and what can be done above, facts below. */
export function RowCards({ facts }: { facts: (record: RaRecord) => ReactNode }) {
  const { list: words } = useWords()
  const { data = [], isFetching } = useListContext()
  const { isChosen } = useChoice()
  const isChoosing = useChoosing()?.isOn ?? false
  const order = useRowOrder()
  return (
    <>
      {isChoosing && (
        <div className={styles.all}>
          <AllBox>{words.chooseAll}</AllBox>
        </div>
      )}
      <ul ref={order?.list} className={styles.cards} data-ordered={order !== undefined} aria-busy={isFetching}>
        {data.map((record) => (
          <RecordContextProvider key={record.id} value={record}>
            <li data-chosen={isChosen(record.id)} data-state={order?.stateOf(record.id)}>
              {order?.gripOf(record.id)}
              <TitleCell />
              {isChoosing ? <RowBox /> : <RowMenu />}
              <div className={styles.facts}>{facts(record)}</div>
            </li>
          </RecordContextProvider>
        ))}
      </ul>
    </>
  )
}
