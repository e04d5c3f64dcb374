import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../classNames.ts'
import { TextLink } from '../TextLink/TextLink.tsx'
import { Title } from '../Title/Title.tsx'
import styles from './PictureRow.module.css'

export interface PictureRowProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  /** A `Scenery`; it fills its half. */
  picture: ReactNode
  /** The half that the picture takes; one below another they alternate. Above the words on a phone. */
  side?: 'right' | 'left'
  /** An icon of 32 px that says what kind of thing it is. */
  icon?: ReactNode
  title: string
  /** The heading's rank on the page. */
  level?: 2 | 3
  text?: string
  /** The language of title and text, when it is not the page's. */
  contentLang?: string
  href: string
  linkText: string
}

/**
 * One of a few things that are worth half a screen each: a picture that runs off the page, cut at the bearing, and words
 * on the other side. The whole row is the link's ground. Not for more than a dozen things (`CardStrip`, `LinkIndex`).
 */
export function PictureRow({
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
}: PictureRowProps) {
  const [titleId, linkId] = [useId(), useId()]
  return (
    <article {...rest} className={classNames(styles.row, className)} data-side={side} aria-labelledby={titleId}>
      <div className={classNames(styles.picture, side === 'right' ? styles.right : styles.left)}>{picture}</div>
      <div className={styles.text}>
        {icon}
        <Title level={level} size="m" id={titleId} lang={contentLang}>
          {title}
        </Title>
        {text && <p lang={contentLang}>{text}</p>}
        <TextLink href={href} className={styles.link} id={linkId} aria-labelledby={`${linkId} ${titleId}`}>
          {linkText}
        </TextLink>
      </div>
    </article>
  )
}
