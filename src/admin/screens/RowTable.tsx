import { type RaRecord, RecordContextProvider, useListContext } from 'ra-core'
import type { ReactNode } from 'react'
import { useWords } from '../i18n/words.ts'
import { AllBox, RowBox } from './bulk/ChooseBox.tsx'
import { useChoosing } from './bulk/choosing.ts'
import { useChoice } from './bulk/useChoice.ts'
import { RowMenu } from './menu/RowMenu.tsx'
import { useRowOrder } from './order/rowOrder.ts'
import styles from './RowTable.module.css'
import { TitleCell } from './TitleCell.tsx'

interface RowTableProps {
  /** The heads (`th`) of all columns but the last. */
  heads: ReactNode
  /** The cells (`td`) between a row's title and what can be done with it. */
  cells: (record: RaRecord) => ReactNode
}

/** The rows of a list on a wide screen. */
export function RowTable({ heads, cells }: RowTableProps) {
  const { list: words, order: inOrder } = useWords()
  const { data = [], isFetching } = useListContext()
  const { isChosen } = useChoice()
  const choosing = useChoosing()
  const order = useRowOrder()
  return (
    <table className={styles.table} aria-busy={isFetching}>
      <thead>
        <tr>
          {order && (
            <th scope="col">
              <span className={styles.hidden}>{inOrder.grip}</span>
            </th>
          )}
          {choosing && (
            <th scope="col" className={styles.choose}>
              <AllBox />
            </th>
          )}
          {heads}
          <th scope="col">
            <span className={styles.hidden}>{words.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody ref={order?.list}>
        {data.map((record) => (
          <RecordContextProvider key={record.id} value={record}>
            <tr data-chosen={isChosen(record.id)} data-state={order?.stateOf(record.id)}>
              {order && <td className={styles.grip}>{order.gripOf(record.id)}</td>}
              {choosing && (
                <td className={styles.choose}>
                  <RowBox />
                </td>
              )}
              <th scope="row" className={styles.title}>
                <TitleCell />
              </th>
              {cells(record)}
              <td className={styles.actions}>
                <RowMenu />
              </td>
            </tr>
          </RecordContextProvider>
        ))}
      </tbody>
    </table>
  )
}
