import { lazyPage } from '../waking/lazyPage.tsx'

export const homeRest = lazyPage('src/public/home/HomeRest.tsx', () => import('./HomeRest.tsx'))
