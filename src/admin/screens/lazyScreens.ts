import { lazy } from 'react'

/** The derived screens, each loaded when it is first rendered; until then the previous screen stays. */
export const ListScreen = lazy(async () => ({ default: (await import('./ListScreen.tsx')).ListScreen }))
export const CreateScreen = lazy(async () => ({ default: (await import('./CreateScreen.tsx')).CreateScreen }))
export const EditScreen = lazy(async () => ({ default: (await import('./EditScreen.tsx')).EditScreen }))
export const SingletonScreen = lazy(async () => ({ default: (await import('./SingletonScreen.tsx')).SingletonScreen }))
