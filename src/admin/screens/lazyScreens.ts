import { lazily } from '../start/lazily.tsx'

/** The derived screens. Each is loaded when it is first shown; until then the one before it stays. */
export const ListScreen = lazily(() => import('./ListScreen.tsx'), 'ListScreen')
export const CreateScreen = lazily(() => import('./CreateScreen.tsx'), 'CreateScreen')
export const EditScreen = lazily(() => import('./EditScreen.tsx'), 'EditScreen')
export const SingletonScreen = lazily(() => import('./SingletonScreen.tsx'), 'SingletonScreen')
