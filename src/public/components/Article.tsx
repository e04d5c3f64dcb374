import { classNames } from '@filiz/design-system/classNames'
import { Title } from '@filiz/design-system/Title'
import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './Article.module.css'

export interface ArticleProps extends Omit<ComponentProps<'article'>, 'title'> {
  /** A `CoverPhoto` across the page; left out when there is none. */
  picture?: ReactNode
  /** A `Breadcrumb`. */
  breadcrumb?: ReactNode
  title: string
  /** The language of the title, when it is not the page's. */
  contentLang?: string
  /** What stands in the margin: by whom, when, how long. */
  aside?: ReactNode
  /** What is read: a `Prose` or a `Markdown`. */
  children: ReactNode
}

/**
 * A page to be read: a cover picture, a title, a margin, and a column of 65 characters. On paper it is only that. Not
 * for what is chosen or asked for.
 */
export function Article({
  picture,
  breadcrumb,
  title,
  contentLang,
  aside,
  children,
  className,
  ...rest
}: ArticleProps) {
  const titleId = useId()
  return (
    <article aria-labelledby={titleId} {...rest} className={classNames(styles.article, className)}>
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
