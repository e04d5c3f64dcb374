import { type ComponentType, lazy } from 'react'

/** A screen of a module, which is loaded when it is first rendered; until then the previous screen stays. */
export const lazyScreen = <N extends string>(load: () => Promise<Record<NoInfer<N>, ComponentType>>, name: N) =>
  lazy(async () => ({ default: (await load())[name] }))

/** The derived screens. */
export const ListScreen = lazyScreen(() => import('../list/ListScreen.tsx'), 'ListScreen')
export const ResourceCreate = lazyScreen(() => import('../form/ResourceCreate.tsx'), 'ResourceCreate')
export const ResourceEdit = lazy(async () => ({ default: (await import('../form/ResourceEdit.tsx')).ResourceEdit }))
