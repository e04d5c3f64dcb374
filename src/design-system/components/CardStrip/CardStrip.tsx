import { Children, type ComponentProps } from 'react'
import { classNames } from '../classNames.ts'
import styles from './CardStrip.module.css'

export interface CardStripProps extends ComponentProps<'ul'> {
  /** Accessible name: what the list contains. */
  'aria-label'?: string
  /** On phones the picture is above the text (`cards`), or beside it (`rows`) for long lists. */
  onPhones?: 'cards' | 'rows'
}

/**
 * A list of cards, up to four in a row. Each child becomes a list item. Not for items of different kinds in one list.
 */
export function CardStrip({ onPhones = 'cards', className, children, ...rest }: CardStripProps) {
  return (
    <ul {...rest} className={classNames(styles.strip, className)} data-on-phones={onPhones}>
      {Children.toArray(children).map((child, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items are identified by their position
        <li key={position}>{child}</li>
      ))}
    </ul>
  )
}
