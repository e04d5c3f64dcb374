import { PreviewRibbon } from './PreviewRibbon.tsx'
import { usePreviewTexts } from './usePreviewTexts.ts'

/** Stands above a page that shows what was written of it before that is saved, or that did so while its link lasted. */
export default function PagePreview({ isOver }: { isOver: boolean }) {
  const { page } = usePreviewTexts()
  return <PreviewRibbon texts={isOver ? { ...page, lead: page.over } : page} />
}
