import type { Document } from '../../contract/resources/documents.ts'
import type { PublicRecord } from '../data/endpoints.ts'
import { useContentLang, useTexts } from '../i18n/locale.ts'
import { DetailSection } from './DetailSection.tsx'
import styles from './DocumentList.module.css'

/** A document on the page of a product or service. */
export type PublicDocument = PublicRecord<
  Pick<Document, 'title' | 'fileUrl' | 'language' | 'bytes' | 'pages'> & { id: number }
>

/** Links to PDF files, each with its number of pages, size and language; nothing if there are none. */
export function DocumentList({ documents }: { documents: readonly PublicDocument[] | null | undefined }) {
  const { documents: texts } = useTexts()
  const linked = documents?.filter(({ fileUrl }) => fileUrl) ?? []
  const contentLang = useContentLang(linked[0])
  if (linked.length === 0) return null
  return (
    <DetailSection title={texts.title}>
      <ul className={styles.documents}>
        {linked.map(({ id, title, fileUrl, language, bytes, pages }) => (
          <li key={id}>
            <a href={fileUrl ?? undefined} type="application/pdf" hrefLang={language ?? undefined}>
              <span className={styles.title} lang={contentLang}>
                {title}
              </span>{' '}
              <span className={styles.facts}>
                {[
                  'PDF',
                  pages && texts.pages(pages),
                  bytes &&
                    (bytes < MEGABYTE
                      ? texts.kilobytes(Math.ceil(bytes / KILOBYTE))
                      : texts.megabytes(bytes / MEGABYTE)),
                  language && texts.languages[language],
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </DetailSection>
  )
}

const KILOBYTE = 1000
const MEGABYTE = 1000 * KILOBYTE
