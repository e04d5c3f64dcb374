import { classNames } from '@filiz/design-system/classNames'
import type { Background } from '@filiz/design-system/Picture'
import { type ReactNode, useId } from 'react'
import styles from './StorySection.module.css'

export interface StorySectionProps {
  title: ReactNode
  /** An illustration with a transparent background. */
  illustration: ReactNode
  /** A `CoverPhoto`, which fills its half in place of the illustration. */
  picture?: ReactNode
  /** Background of the illustration; neighbours get different ones. */
  background: Background
  /** The half with the illustration; sections alternate. On phones it is above the text. */
  side?: 'right' | 'left'
  children: ReactNode
}

/** A section of a long page: illustration or photograph on one half, title and text on the other. */
export function StorySection({
  title,
  illustration,
  picture,
  background,
  side = 'right',
  children,
}: StorySectionProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={styles.section} data-side={side}>
      <div
        className={classNames(
          styles.illustration,
          side === 'right' ? styles.right : styles.left,
          picture ? styles.filled : '',
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
