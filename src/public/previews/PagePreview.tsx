import { PreviewRibbon } from './PreviewRibbon.tsx'
import { usePreviewTexts } from './usePreviewTexts.ts'

/** Stands above a page that shows what was written of it before that is saved. */
export default function PagePreview() {
  const { page } = usePreviewTexts()
  return <PreviewRibbon texts={page} />
}
