import { classNames } from '@filiz/design-system/classNames'
import { type LinkedThing, LinkedWords } from '@filiz/design-system/LinkedWords'
import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './FeatureRow.module.css'

export interface FeatureRowProps extends LinkedThing, Omit<ComponentProps<'article'>, 'title' | 'children'> {
  /** A `CoverPhoto`; it fills its half. */
  picture: ReactNode
  /** The half that the picture takes; one below another they alternate. Above the words on a phone. */
  side?: 'right' | 'left'
  /** An icon of 32 px that says what kind of thing it is. */
  icon?: ReactNode
}

/**
 * One of a few things that are worth half a screen each: a picture that runs off the page, cut at the bearing, and words
 * on the other side. The whole row is the link's ground. Not for more than a dozen things (`CardStrip`, `LinkIndex`).
 */
export function FeatureRow({
  picture,
  side = 'right',
  icon,
  title,
  level = 2,
  text,
  contentLang,
  href,
  linkText,
  className,
  ...rest
}: FeatureRowProps) {
  const titleId = useId()
  return (
    <article aria-labelledby={titleId} {...rest} className={classNames(styles.row, className)} data-side={side}>
      <div className={classNames(styles.picture, side === 'right' ? styles.right : styles.left)}>{picture}</div>
      <div className={styles.text}>
        {icon}
        <LinkedWords {...{ titleId, title, level, text, contentLang, href, linkText, styles }} size="m" />
      </div>
    </article>
  )
}
