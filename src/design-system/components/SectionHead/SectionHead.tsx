import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import styles from './SectionHead.module.css'

export interface SectionHeadProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  title: ReactNode
  /** The heading's id, for `aria-labelledby` on the section. */
  titleId?: string
  /** `m` is for the lower sections of a detail page. */
  size?: 'l' | 'm'
  /** A link to the whole list, usually a `TextLink`. */
  action?: ReactNode
}

/** The heading of a section, with a link beside it. Not for the heading of a page (`PageHead`, `Hero`). */
export function SectionHead({ title, titleId, size = 'l', action, className, ...rest }: SectionHeadProps) {
  return (
    <div {...rest} className={classNames(styles.head, className)} data-size={size}>
      <h2 id={titleId}>{title}</h2>
      {action}
    </div>
  )
}
