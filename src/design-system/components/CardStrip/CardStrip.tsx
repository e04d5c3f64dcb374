import { Children, type ComponentProps } from 'react'
import { classNames } from '../classNames.ts'
import styles from './CardStrip.module.css'

export interface CardStripProps extends ComponentProps<'ul'> {
  /** What the list holds, for those who hear it. */
  'aria-label'?: string
  /** On a phone: a picture above its words, or beside them, where there are many to look through. */
  onPhones?: 'cards' | 'rows'
}

/**
 * Cards side by side like strips of one field, up to four, with a narrow track between. Each child becomes an item.
 * Not for fewer than two kinds of things at once: one strip, one kind.
 */
export function CardStrip({ onPhones = 'cards', className, children, ...rest }: CardStripProps) {
  return (
    <ul {...rest} className={classNames(styles.strip, className)} data-on-phones={onPhones}>
      {Children.toArray(children).map((child, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place in the strip is what an item is
        <li key={position}>{child}</li>
      ))}
    </ul>
  )
}
