import { Children, type ComponentProps } from 'react'
import { classNames } from '../classNames.ts'
import styles from './CardStrip.module.css'

export interface CardStripProps extends ComponentProps<'ul'> {
  /** Accessible name: what the list contains. */
  'aria-label'?: string
  /** On phones the picture is above the text (`cards`), or beside it (`rows`) for long lists. */
  onPhones?: 'cards' | 'rows'
  /** The first card has the width of two, with a large picture; the others are rows beside it, on tablets and phones below it. */
  hasLead?: boolean
}

/**
 * A list of cards, up to four in a row. Each child becomes a list item. Not for items of different kinds in one list.
 */
export function CardStrip({ onPhones = 'cards', hasLead = false, className, children, ...rest }: CardStripProps) {
  const cards = Children.toArray(children)
  const placeOf = (position: number) => {
    if (!hasLead || cards.length === 2) return undefined
    return position === 0 && cards.length > 1 ? 'lead' : 'row'
  }
  return (
    <ul
      {...rest}
      className={classNames(styles.strip, className)}
      data-on-phones={onPhones}
      data-lead={hasLead || undefined}
    >
      {cards.map((card, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items are identified by their position
        <li key={position} data-place={placeOf(position)}>
          {card}
        </li>
      ))}
    </ul>
  )
}
