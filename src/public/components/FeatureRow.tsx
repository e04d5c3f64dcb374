import { TextLink } from '@filiz/design-system/TextLink'
import { Title } from '@filiz/design-system/Title'
import { type ReactNode, useId } from 'react'
import styles from './FeatureRow.module.css'

export interface FeatureRowProps {
  /** A `CoverPhoto`, which fills half of the row. */
  picture: ReactNode
  /** The side of the picture; rows alternate. On phones it is above the text. */
  side?: 'right' | 'left'
  icon?: ReactNode
  title: string
  text?: string
  /** Language of title and text, if it is not the page's. */
  contentLang?: string
  href: string
  linkText: string
}

/** A row of half a screen, picture on one side and text on the other, with one link stretched over it. */
export function FeatureRow({
  picture,
  side = 'right',
  icon,
  title,
  text,
  contentLang,
  href,
  linkText,
}: FeatureRowProps) {
  const titleId = useId()
  const linkId = useId()
  return (
    <article aria-labelledby={titleId} className={styles.row} data-side={side}>
      <div className={`${styles.picture} ${side === 'right' ? styles.right : styles.left}`}>{picture}</div>
      <div className={styles.text}>
        {icon}
        <Title level={2} size="m" id={titleId} lang={contentLang}>
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
