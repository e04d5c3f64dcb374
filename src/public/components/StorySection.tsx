import { classNames } from '@filiz/design-system/classNames'
import type { Background } from '@filiz/design-system/Picture'
import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './StorySection.module.css'

export interface StorySectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: ReactNode
  /** An illustration of a thing without background. */
  illustration: ReactNode
  /** A `CoverPhoto` that fills its half in place of the illustration. */
  picture?: ReactNode
  /** The tone behind the illustration; neighbours get different ones. */
  background: Background
  /** The half of the illustration; one below another they alternate. Above the words on a phone. */
  side?: 'right' | 'left'
}

/**
 * A chapter of a page that is read from top to bottom: an illustration on a flat tone, up to the edge of the page and cut at
 * a slant, and its text on the other side. Not for things that have a page of their own (`FeatureRow`).
 */
export function StorySection({
  title,
  illustration,
  picture,
  background,
  side = 'right',
  className,
  children,
  ...rest
}: StorySectionProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} {...rest} className={classNames(styles.chapter, className)} data-side={side}>
      <div
        className={classNames(
          styles.illustration,
          side === 'right' ? styles.right : styles.left,
          picture ? styles.filled : undefined,
        )}
        data-background={background}
      >
        {picture || illustration}
      </div>
      <div className={styles.text}>
        <h2 id={titleId}>{title}</h2>
        {children}
      </div>
    </section>
  )
}
