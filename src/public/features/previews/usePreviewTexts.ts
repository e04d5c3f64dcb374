import { preview } from '../../../contract/i18n/site/preview.ts'
import { createLateEnglish } from '../../i18n/lateEnglish.ts'

/** Texts of the previews. */
export const usePreviewTexts = createLateEnglish(
  preview,
  async () => (await import('../../../contract/i18n/site/previewEnglish.ts')).previewEnglish,
)
