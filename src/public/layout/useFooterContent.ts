import { createContent } from '../data/createContent.ts'

/** What every page ends with. */
export const useFooterContent = createContent('footer')
