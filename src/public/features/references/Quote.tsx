import { useContentLang } from '../../i18n/locale.ts'
import styles from './Quote.module.css'

interface QuoteProps {
  /** Without quotation marks. */
  text: string
  person: string | null | undefined
}

/** The words of a customer, and who said them. */
export function Quote({ text, person }: QuoteProps) {
  const contentLang = useContentLang()
  return (
    <figure className={styles.quote} lang={contentLang}>
      <blockquote>
        <p>
          <q>{text.trim()}</q>
        </p>
      </blockquote>
      {person?.trim() && <figcaption className={styles.person}>{person}</figcaption>}
    </figure>
  )
}
