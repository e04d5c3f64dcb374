import { preview } from '../../contract/texts/visitor/preview.ts'
import { createLateEnglish } from '../preferences/lateEnglish.ts'

/** The words around what is previewed, in the visitor's language. */
export const usePreviewTexts = createLateEnglish(
  preview,
  async () => (await import('../../contract/texts/visitor/previewEnglish.ts')).previewEnglish,
)
