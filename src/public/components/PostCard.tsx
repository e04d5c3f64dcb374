import { classNames } from '@filiz/design-system/classNames'
import { type LinkedThing, LinkedWords } from '@filiz/design-system/LinkedWords'
import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './PostCard.module.css'

export interface PostCardProps extends LinkedThing, Omit<ComponentProps<'article'>, 'title' | 'children'> {
  /** `lead` opens a list with half a screen, `row` is one of those that follow. */
  size?: 'lead' | 'row'
  /** A `CoverPhoto`; it fills its place. */
  picture: ReactNode
  /** Date and author, in map lettering. */
  meta?: ReactNode
}

/**
 * Something to be read: when it was written and by whom, its title, how it begins, its picture. The whole of it is the
 * link's ground. Not for things to be bought or asked for (`Card`, `FeatureRow`).
 */
export function PostCard({
  size = 'row',
  picture,
  meta,
  title,
  level = 2,
  text,
  contentLang,
  href,
  linkText,
  className,
  ...rest
}: PostCardProps) {
  const titleId = useId()
  return (
    <article
      aria-labelledby={titleId}
      {...rest}
      className={classNames(styles.teaser, size === 'row' && styles.row, className)}
      data-size={size}
    >
      <div className={classNames(styles.picture, size === 'lead' && styles.cut)}>{picture}</div>
      {meta && <p className={styles.meta}>{meta}</p>}
      <div className={styles.text}>
        <LinkedWords
          {...{ titleId, title, level, text, contentLang, href, linkText, styles }}
          size={size === 'lead' ? 'l' : 's'}
        />
      </div>
    </article>
  )
}
