import { createContent } from '../../data/createContent.ts'

/** What the home page says. */
export const useHomeContent = createContent('home')
