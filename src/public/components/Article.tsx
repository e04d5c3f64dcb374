import { Title } from '@filiz/design-system/Title'
import { type ReactNode, useId } from 'react'
import styles from './Article.module.css'

export interface ArticleProps {
  /** A `CoverPhoto` across the page. */
  picture?: ReactNode
  breadcrumb?: ReactNode
  title: string
  /** Language of the title, if it is not the page's. */
  contentLang?: string
  /** Author, date and reading time, in the margin. */
  aside?: ReactNode
  /** The text: a `Prose` or a `Markdown`. */
  children: ReactNode
}

/** A post: picture, title, margin and text in a column of 65 characters. Printed without picture and margin column. */
export function Article({ picture, breadcrumb, title, contentLang, aside, children }: ArticleProps) {
  const titleId = useId()
  return (
    <article aria-labelledby={titleId}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <header className={styles.head}>
        {breadcrumb}
        <Title level={1} size="xl" id={titleId} lang={contentLang}>
          {title}
        </Title>
      </header>
      <div className={styles.page}>
        {aside && <div className={styles.aside}>{aside}</div>}
        <div className={styles.text}>{children}</div>
      </div>
    </article>
  )
}
