import { createContent } from '../singletons/createContent.ts'

/** What every page ends with. */
export const useFooterContent = createContent('footer')
