import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import styles from './SectionHead.module.css'

export interface SectionHeadProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  title: ReactNode
  /** The heading's id, for `aria-labelledby` on the section. */
  titleId?: string
  /** `m` is for sections below the fold of a detail page. */
  size?: 'l' | 'm'
  /** One link to where there is more, usually a `TextLink`. */
  action?: ReactNode
}

/** What a section is about. Not for a page (`PageHead`, `Hero`). */
export function SectionHead({ title, titleId, size = 'l', action, className, ...rest }: SectionHeadProps) {
  return (
    <div {...rest} className={classNames(styles.head, className)} data-size={size}>
      <h2 id={titleId}>{title}</h2>
      {action}
    </div>
  )
}
