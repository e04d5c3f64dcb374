import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../classNames.ts'
import { TextLink } from '../TextLink/TextLink.tsx'
import { textLengthOf } from '../textLength.ts'
import styles from './Card.module.css'

export interface CardProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  /** A `Picture`. */
  picture: ReactNode
  title: string
  /** The heading's rank on the page. */
  level?: 2 | 3
  text?: string
  href: string
  linkText: string
}

/**
 * One of several things to choose from: a picture, a name, a sentence, one link whose ground is the whole card. Stands
 * in a `CardStrip`. Not a box to put anything into.
 */
export function Card({ picture, title, level = 3, text, href, linkText, className, ...rest }: CardProps) {
  const Heading = `h${level}` as const
  const titleId = useId()
  return (
    <article {...rest} className={classNames(styles.card, className)} aria-labelledby={titleId}>
      {picture}
      <div className={styles.text}>
        <Heading id={titleId} data-length={textLengthOf(title)}>
          {title}
        </Heading>
        {text && <p>{text}</p>}
        <TextLink href={href} className={styles.link} aria-describedby={titleId}>
          {linkText}
        </TextLink>
      </div>
    </article>
  )
}
