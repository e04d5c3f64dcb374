import { type ComponentType, lazy } from 'react'

const loads = new Set<() => Promise<unknown>>()

/** A component that is loaded when it is first shown: `lazily(() => import('./Dashboard.tsx'), 'Dashboard')`. */
export function lazily<N extends string, P>(load: () => Promise<Record<N, ComponentType<P>>>, name: N) {
  loads.add(load)
  return lazy(async () => ({ default: (await load())[name] }))
}

/** Loads what has not been shown yet: a screen that is here already opens at once, and without a network too. */
export async function loadTheRest() {
  await Promise.allSettled([...loads].map((load) => load()))
}
