import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../classNames.ts'
import { TextLink } from '../TextLink/TextLink.tsx'
import { Title } from '../Title/Title.tsx'
import styles from './Card.module.css'

export interface CardProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  /** A `Picture`. */
  picture: ReactNode
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
 * One of several things to choose from: a picture, a name, a sentence, one link whose ground is the whole card. Stands
 * in a `CardStrip`. Not a box to put anything into.
 */
export function Card({ picture, title, level = 3, text, contentLang, href, linkText, className, ...rest }: CardProps) {
  const [titleId, linkId] = [useId(), useId()]
  return (
    <article {...rest} className={classNames(styles.card, className)} aria-labelledby={titleId}>
      {picture}
      <div className={styles.text}>
        <Title level={level} size="s" id={titleId} lang={contentLang} className={styles.title}>
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
