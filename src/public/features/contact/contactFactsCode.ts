import { lazyPage } from '../../navigation/lazyPage.tsx'

export const contactFactsCode = lazyPage(
  'src/public/features/contact/ContactFacts.tsx',
  () => import('./ContactFacts.tsx'),
)
