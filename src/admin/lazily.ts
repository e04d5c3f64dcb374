import { type ComponentType, lazy } from 'react'

/** A component that is loaded when it is first shown: `lazily(() => import('./Dashboard.tsx'), 'Dashboard')`. */
export const lazily = <N extends string, P>(load: () => Promise<Record<N, ComponentType<P>>>, name: N) =>
  lazy(async () => ({ default: (await load())[name] }))
