import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../classNames.ts'
import { type LinkedThing, LinkedWords } from '../LinkedWords.tsx'
import { SpecsTable } from '../SpecsTable/SpecsTable.tsx'
import styles from './Card.module.css'

export interface CardProps extends LinkedThing, Omit<ComponentProps<'article'>, 'title' | 'children'> {
  /** A `Picture`. */
  picture: ReactNode
  /** Two values at most that tell it from the others, by name: seen before it is opened. */
  facts?: Readonly<Record<string, string>> | undefined
}

/**
 * One of several things to choose from: a picture, a name, a sentence, one link whose ground is the whole card. Stands
 * in a `CardStrip`. Not a box to put anything into.
 */
export function Card({
  picture,
  title,
  level = 3,
  text,
  contentLang,
  href,
  linkText,
  facts = {},
  className,
  ...rest
}: CardProps) {
  const titleId = useId()
  return (
    <article aria-labelledby={titleId} {...rest} className={classNames(styles.card, className)}>
      {picture}
      <div className={styles.text}>
        <LinkedWords {...{ titleId, title, level, text, contentLang, href, linkText, styles }} size="s">
          {Object.keys(facts).length > 0 && <SpecsTable specs={facts} className={styles.facts} lang={contentLang} />}
        </LinkedWords>
      </div>
    </article>
  )
}
