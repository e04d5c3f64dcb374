import type { Locale } from '../../../contract/constants.ts'
import styles from './Quote.module.css'

interface QuoteProps {
  /** Without quotation marks. */
  text: string
  person: string | null | undefined
  lang: Locale | undefined
}

/** The words of a customer, and who said them. */
export function Quote({ text, person, lang }: QuoteProps) {
  return (
    <figure className={styles.quote} lang={lang}>
      <blockquote>
        <p>
          <q>{text.trim()}</q>
        </p>
      </blockquote>
      {person?.trim() && <figcaption className={styles.person}>{person}</figcaption>}
    </figure>
  )
}
