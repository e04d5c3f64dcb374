import { createContent } from '../content/createContent.ts'

/** What the home page says. */
export const useHomeContent = createContent('home')
