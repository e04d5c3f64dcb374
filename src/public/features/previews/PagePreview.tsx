import { PreviewRibbon } from './PreviewRibbon.tsx'
import { usePreviewTexts } from './usePreviewTexts.ts'

/** Banner above a page that previews unsaved content, or whose preview link has expired. */
export default function PagePreview({ isOver }: { isOver: boolean }) {
  const { page } = usePreviewTexts()
  return <PreviewRibbon texts={isOver ? { ...page, lead: page.over } : page} />
}
