import { lazyPage } from '../../navigation/lazyPage.tsx'

export const homeRest = lazyPage('src/public/features/home/HomeRest.tsx', () => import('./HomeRest.tsx'))
