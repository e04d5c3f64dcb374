import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../classNames.ts'
import { type LinkedThing, LinkedWords } from '../LinkedWords.tsx'
import styles from './Teaser.module.css'

export interface TeaserProps extends LinkedThing, Omit<ComponentProps<'article'>, 'title' | 'children'> {
  /** `lead` opens a list with half a screen, `row` is one of those that follow. */
  size?: 'lead' | 'row'
  /** A `Scenery`; it fills its place. */
  picture: ReactNode
  /** Date and author, in map lettering. */
  meta?: ReactNode
}

/**
 * Something to be read: when it was written and by whom, its title, how it begins, its picture. The whole of it is the
 * link's ground. Not for things to be bought or asked for (`Card`, `PictureRow`).
 */
export function Teaser({
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
}: TeaserProps) {
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
