import { preview } from '../../../contract/i18n/site/preview.ts'
import { createTexts } from '../../i18n/locale.ts'

/** Texts of the previews. */
export const usePreviewTexts = createTexts(
  preview,
  async () => (await import('../../../contract/i18n/site/previewEnglish.ts')).previewEnglish,
)
