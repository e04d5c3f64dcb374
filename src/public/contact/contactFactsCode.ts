import { lazyPage } from '../waking/lazyPage.tsx'

export const contactFactsCode = lazyPage('src/public/contact/ContactFacts.tsx', () => import('./ContactFacts.tsx'))
