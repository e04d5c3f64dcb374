import { createContent } from '../content/createContent.ts'

/** What every page ends with. */
export const useFooterContent = createContent('footer')
