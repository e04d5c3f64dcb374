import { Prose } from '@filiz/design-system/Prose'
import { useId } from 'react'
import { paragraphsOf } from '../../contract/domain/plainText.ts'
import { useContentLang } from '../i18n/locale.ts'
import styles from './DescriptionSection.module.css'
import { Paragraphs } from './Paragraphs.tsx'

interface DescriptionSectionProps {
  title: string
  /** Without any text, nothing is rendered. */
  text: string | null | undefined
}

/** The long description on the page of a product or service. */
export function DescriptionSection({ title, text }: DescriptionSectionProps) {
  const contentLang = useContentLang()
  const titleId = useId()
  if (paragraphsOf(text).length === 0) return null
  return (
    <section className={styles.description} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <Prose lang={contentLang}>
        <Paragraphs text={text} />
      </Prose>
    </section>
  )
}
