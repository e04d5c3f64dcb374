import type { ReactNode } from 'react'
import { createTexts } from '../../i18n/locale.ts'
import bannerStyles from './previews.css?url&no-inline'

export const usePreviewTexts = createTexts({
  tr: () => import('../../../contract/i18n/site/preview.ts'),
  en: () => import('../../../contract/i18n/site/previewEnglish.ts'),
})

/** Banner above a page that shows unsaved content, or the saved one because the preview link has expired. */
export function PagePreview({ isOver }: { isOver: boolean }) {
  const { label, lead, over } = usePreviewTexts().page
  return <PreviewBanner label={label}>{isOver ? over : lead}</PreviewBanner>
}

export const PreviewBanner = ({ label, children }: { label: string; children: ReactNode }) => (
  <aside className="cluster preview-banner" aria-label={label}>
    <link rel="stylesheet" href={bannerStyles} />
    <strong>{label}</strong>
    <p>{children}</p>
  </aside>
)
