import { lazy } from 'react'

/** The derived screens, each loaded when it is first rendered; until then the previous screen stays. */
export const ListScreen = lazy(async () => ({ default: (await import('../list/ListScreen.tsx')).ListScreen }))
export const ResourceCreate = lazy(async () => ({
  default: (await import('../form/ResourceCreate.tsx')).ResourceCreate,
}))
export const ResourceEdit = lazy(async () => ({ default: (await import('../form/ResourceEdit.tsx')).ResourceEdit }))
