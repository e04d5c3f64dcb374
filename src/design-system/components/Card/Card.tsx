import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../classNames.ts'
import { type LinkedThing, LinkedWords } from '../LinkedWords.tsx'
import styles from './Card.module.css'

export interface CardProps extends LinkedThing, Omit<ComponentProps<'article'>, 'title' | 'children'> {
  /** A `Picture`. */
  picture: ReactNode
}

/**
 * One of several things to choose from: a picture, a name, a sentence, one link whose ground is the whole card. Stands
 * in a `CardStrip`. Not a box to put anything into.
 */
export function Card({ picture, title, level = 3, text, contentLang, href, linkText, className, ...rest }: CardProps) {
  const titleId = useId()
  return (
    <article {...rest} className={classNames(styles.card, className)} aria-labelledby={titleId}>
      {picture}
      <div className={styles.text}>
        <LinkedWords {...{ titleId, title, level, text, contentLang, href, linkText, styles }} size="s" />
      </div>
    </article>
  )
}
