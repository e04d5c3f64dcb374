import { preview } from '../../../contract/i18n/site/preview.ts'
import { createLateEnglish } from '../../i18n/lateEnglish.ts'

/** The words around what is previewed, in the visitor's language. */
export const usePreviewTexts = createLateEnglish(
  preview,
  async () => (await import('../../../contract/i18n/site/previewEnglish.ts')).previewEnglish,
)
