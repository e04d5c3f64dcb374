import { Prose } from '@filiz/design-system/Prose'
import { useId } from 'react'
import { paragraphsOf } from '../../contract/domain/plainText.ts'
import { useContentLang } from '../i18n/locale.ts'
import styles from './About.module.css'

interface AboutProps {
  title: string
  /** What was written about the thing; without a word of it, nothing is shown. */
  text: string | null | undefined
}

/** What there is to read about a thing, below its picture and its facts. */
export function About({ title, text }: AboutProps) {
  const contentLang = useContentLang()
  const titleId = useId()
  const paragraphs = paragraphsOf(text)
  if (paragraphs.length === 0) return null
  return (
    <section className={styles.about} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <Prose lang={contentLang}>
        {paragraphs.map((paragraph, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph has no other name than its place
          <p key={place}>{paragraph}</p>
        ))}
      </Prose>
    </section>
  )
}
