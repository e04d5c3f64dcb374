import { type ReactNode, useId } from 'react'
import { TextLink } from './TextLink/TextLink.tsx'
import { Title, type TitleProps } from './Title/Title.tsx'

/** What a thing says whose whole ground is its one link (`Card`, `PictureRow`, `Teaser`). */
export interface LinkedThing {
  title: string
  /** The heading's rank on the page. */
  level?: 2 | 3
  text?: string
  /** The language of title and text, when it is not the page's. */
  contentLang?: string
  href: string
  linkText: string
}

interface LinkedWordsProps extends LinkedThing {
  /** The heading's id, by which the thing is named. */
  titleId: string
  size: TitleProps['size']
  level: 2 | 3
  styles: { title?: string; link?: string }
  /** What stands between the words and the link. */
  children?: ReactNode
}

/** Title, sentence and link, which says where to: "Detayları Gör Kök 6 toprak sondası". */
export function LinkedWords({
  titleId,
  size,
  level,
  styles,
  title,
  text,
  contentLang,
  href,
  linkText,
  children,
}: LinkedWordsProps) {
  const linkId = useId()
  return (
    <>
      <Title level={level} size={size} id={titleId} lang={contentLang} className={styles.title}>
        {title}
      </Title>
      {text && <p lang={contentLang}>{text}</p>}
      {children}
      <TextLink href={href} className={styles.link} id={linkId} aria-labelledby={`${linkId} ${titleId}`}>
        {linkText}
      </TextLink>
    </>
  )
}
