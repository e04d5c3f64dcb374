import { type ComponentType, lazy, useState } from 'react'

const loads = new Map<string, () => Promise<unknown>>()

/** A component that is loaded when it is first shown: `lazily(() => import('./Dashboard.tsx'), 'Dashboard')`. */
export function lazily<N extends string, P extends object>(
  importIt: () => Promise<Record<N, ComponentType<P>>>,
  name: N,
): ComponentType<P> {
  let loaded: ComponentType<P> | undefined
  async function bring() {
    loaded = (await importIt())[name]
    return { default: loaded }
  }
  loads.set(name, bring)
  const Late = lazy(bring) as unknown as ComponentType<P>
  /** What is here is drawn at once: React waits 300 ms before it shows what it has shown a fallback for. */
  return function Lazily(props: P) {
    const [Component] = useState<ComponentType<P>>(() => loaded ?? Late)
    return <Component {...props} />
  }
}

/** Loads one of them, by its name. */
export const load = async (name: string): Promise<void> => void (await loads.get(name)?.())

/** Loads what has not been shown yet: a screen that is here already opens at once, and without a network too. */
export async function loadTheRest() {
  await Promise.allSettled([...loads.values()].map((bring) => bring()))
}
