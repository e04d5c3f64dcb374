import type { ReactNode } from 'react'
import { type PreviewTexts, preview } from '../../../contract/i18n/site/preview.ts'
import { DetailStates } from '../../components/loadStates.tsx'
import type { Loaded } from '../../data/responses.ts'
import { createTexts } from '../../i18n/locale.ts'
import styles from './previews.module.css'

const usePreviewTexts = createTexts(
  preview,
  async () => (await import('../../../contract/i18n/site/previewEnglish.ts')).previewEnglish,
)

interface RecordPreviewProps<T> {
  kind: Exclude<keyof PreviewTexts, 'page'>
  loaded: Loaded<T>
  /** Path of the list that the record belongs to. */
  backTo: string
  /** Path of the record's public page; undefined as long as it is not published. */
  publicPathOf: (record: T) => string | undefined
  children: (record: T) => ReactNode
}

/** Page that previews an unpublished record, for everybody who has its link. */
export function RecordPreview<T>({ kind, loaded, backTo, publicPathOf, children }: RecordPreviewProps<T>) {
  const texts = usePreviewTexts()[kind]
  return (
    <DetailStates loaded={loaded} texts={texts} backTo={backTo}>
      {(record) => {
        const publicPath = publicPathOf(record)
        return (
          <>
            <PreviewBanner label={texts.label}>
              {publicPath ? (
                <>
                  {texts.shown} <a href={publicPath}>{texts.toPage}</a>
                </>
              ) : (
                texts.lead
              )}
            </PreviewBanner>
            {children(record)}
          </>
        )
      }}
    </DetailStates>
  )
}

/** Banner above a page that shows unsaved content, or the saved one because the preview link has expired. */
export function PagePreview({ isOver }: { isOver: boolean }) {
  const { label, lead, over } = usePreviewTexts().page
  return <PreviewBanner label={label}>{isOver ? over : lead}</PreviewBanner>
}

const PreviewBanner = ({ label, children }: { label: string; children: ReactNode }) => (
  <aside className={styles.banner} aria-label={label}>
    <strong>{label}</strong>
    <p>{children}</p>
  </aside>
)
