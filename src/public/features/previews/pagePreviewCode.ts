import type { Answer } from '../../../contract/site.ts'
import { lazyPage } from '../../navigation/lazyPage.tsx'

/** Whether something that a document is drawn with is not saved yet. */
export const hasPreview = (answers: Readonly<Record<string, Answer>>): boolean =>
  Object.values(answers).some(({ isPreview }) => isPreview)

/** Whether the link opens what it previewed no more. */
export const isPreviewOver = (answers: Readonly<Record<string, Answer>>): boolean =>
  Object.values(answers).some(({ isPreview, status }) => isPreview && status === 404)

/** Says so above the page; nobody else loads it. */
export const pagePreviewCode = lazyPage<{ isOver: boolean }>(
  'src/public/features/previews/PagePreview.tsx',
  () => import('./PagePreview.tsx'),
)
