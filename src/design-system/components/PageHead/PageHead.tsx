import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import { Title } from '../Title/Title.tsx'
import styles from './PageHead.module.css'

export interface PageHeadProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  title: string
  lead?: ReactNode
  /** Language of title and lead, if it is not the page's. */
  lang?: string | undefined
  /** A `Breadcrumb`. */
  breadcrumb?: ReactNode
  /** A picture at the right, cut at a slant; above the text on a phone. */
  picture?: ReactNode
  /** `l` gives the picture half the page. */
  size?: 'm' | 'l'
}

/** The head of a list or a text page. Not for the home page (`Hero`), nor for the page of one product or service. */
export function PageHead({ title, lead, lang, breadcrumb, picture, size = 'm', className, ...rest }: PageHeadProps) {
  return (
    <div
      {...rest}
      className={classNames(styles.head, className)}
      data-picture={picture ? true : undefined}
      data-size={size}
    >
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={styles.text}>
        {breadcrumb}
        <Title level={1} size="xl" lang={lang}>
          {title}
        </Title>
        {lead && <p lang={lang}>{lead}</p>}
      </div>
    </div>
  )
}
