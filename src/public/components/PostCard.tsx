import { TextLink } from '@filiz/design-system/TextLink'
import { Title } from '@filiz/design-system/Title'
import { type ReactNode, useId } from 'react'
import styles from './PostCard.module.css'

export interface PostCardProps {
  /** `lead` is the first post of a list, half a screen high; `row` are the others. */
  size?: 'lead' | 'row'
  /** A `CoverPhoto`. */
  picture: ReactNode
  /** Date and author. */
  meta?: ReactNode
  title: string
  text?: string
  /** Language of title and text, if it is not the page's. */
  contentLang?: string
  href: string
  linkText: string
}

/** A post in a list: date, author, title, first words and picture, with one link stretched over it. */
export function PostCard({ size = 'row', picture, meta, title, text, contentLang, href, linkText }: PostCardProps) {
  const titleId = useId()
  const linkId = useId()
  return (
    <article aria-labelledby={titleId} className={`${styles.post} ${styles[size]}`} data-size={size}>
      <div className={size === 'lead' ? `${styles.picture} cut-left` : styles.picture}>{picture}</div>
      {meta && <p className={styles.meta}>{meta}</p>}
      <div className={styles.text}>
        <Title level={2} size={size === 'lead' ? 'l' : 's'} id={titleId} lang={contentLang}>
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
