import { ServiceIcon } from '@filiz/design-system/icons/service'
import { useWords } from '../../i18n/words.ts'
import { useCellValue } from '../useCellValue.ts'
import type { WidgetProps } from '../widget.ts'
import styles from './icons.module.css'
import { useIconName } from './useIconName.ts'

/** A record's icon; an unknown or empty one is a question mark. */
export function IconCell({ source }: WidgetProps) {
  const value = useCellValue(source)
  const { icon: words } = useWords()
  const nameOf = useIconName()
  const name = typeof value === 'string' ? value : ''
  const label = name ? (nameOf(name) ?? words.unknown(name)) : words.none
  return (
    <span className={styles.cell} title={label}>
      <ServiceIcon name={name} size={22} label={label} />
    </span>
  )
}
