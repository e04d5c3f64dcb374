import { createContent } from '../singletons/createContent.ts'

/** What the home page says. */
export const useHomeContent = createContent('home')
