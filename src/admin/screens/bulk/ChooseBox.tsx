import { useRecordContext } from 'ra-core'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { titleFieldOf } from '../../../contract/schema/fields.ts'
import { useEntry } from '../../entries/entries.ts'
import { useWords } from '../../i18n/words.ts'
import styles from './ChooseBox.module.css'
import { useChoice } from './useChoice.ts'
import { useSelection } from './useSelection.ts'

/** Chooses the row around. */
export function RowBox() {
  const { list: words } = useWords()
  const { resource } = useEntry()
  const record = useRecordContext()
  const { isChosen, choose } = useChoice()
  if (!record) return null
  return (
    <Box
      aria-label={`${words.choose}: ${record[titleFieldOf(resource)] ?? ''}`}
      checked={isChosen(record.id)}
      onChange={({ target, nativeEvent }) =>
        choose(record.id, target.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
      }
    />
  )
}

/** Chooses every row that is on the screen, or lets all go. */
export function AllBox({ children }: { children?: ReactNode }) {
  const { list: words } = useWords()
  const { chosen, isAll, chooseAll } = useSelection()
  return (
    <Box
      ref={(box) => {
        if (box) box.indeterminate = chosen.length > 0 && !isAll
      }}
      aria-label={children ? undefined : words.chooseAll}
      checked={isAll}
      onChange={({ target }) => chooseAll(target.checked)}
    >
      {children}
    </Box>
  )
}

interface BoxProps extends InputHTMLAttributes<HTMLInputElement> {
  ref?: (box: HTMLInputElement | null) => void
}

const Box = ({ children, ...rest }: BoxProps) => (
  <label className={styles.box}>
    <input type="checkbox" className={styles.checkbox} {...rest} />
    {children}
  </label>
)
