import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import styles from './DescriptionList.module.css'

export interface Description {
  term: string
  /** Text (line breaks are preserved) or a link. */
  description: ReactNode
}

export interface DescriptionListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** At least one: do not render an empty list. */
  items: readonly Description[]
  /** `stacked` puts each description below its term, `columns` beside it. */
  layout?: 'stacked' | 'columns'
  /** `s` is for margins and cards. */
  size?: 'm' | 's'
}

/** Terms with their descriptions: contact details, features. Not for figures to be compared in columns (a `<table>`). */
export function DescriptionList({ items, layout = 'stacked', size = 'm', className, ...rest }: DescriptionListProps) {
  return (
    <dl {...rest} className={classNames(styles.list, styles[layout], className)} data-size={size}>
      {items.map(({ term, description }) => (
        <div key={term}>
          <dt className="label-text">{term}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  )
}
