import { type ComponentType, lazy, useState } from 'react'
import { language } from '../../company/identity.ts'
import { untilEnglish } from '../preferences/lateEnglish.ts'

/** Code that comes late, and can be told to come. */
export interface LateCode<P> {
  Page: ComponentType<P>
  /** Its source file, as in Vite's manifest. */
  module: string
  load(): Promise<void>
  isLoaded(): boolean
}

/**
 * A page whose code is loaded when it is first needed. Loaded
 * before it is rendered (as on the server, and before hydration), it renders at once, without a Suspense boundary that
 * an early update could catch half-hydrated.
 */
export function lazyPage<P extends object>(
  module: string,
  importPage: () => Promise<{ default: ComponentType<P> }>,
  recover: () => Promise<never> = reloadForNewVersion,
): LateCode<P> {
  let loaded: ComponentType<P> | undefined
  const load = async () => {
    if (loaded) return
    const { default: imported } = await importPage()
    if (language === 'en') await untilEnglish()
    loaded = imported
  }
  const Later = lazy(async () => {
    await load().catch(async () => {
      if (navigator.onLine) return recover()
      // Nobody could load the page anew either, and what is begun on this one would be lost.
      await new Promise((back) => window.addEventListener('online', back, { once: true }))
      await load().catch(recover)
    })
    return { default: loaded! }
  })
  function Page(props: P) {
    const [Known] = useState<ComponentType<P>>(() => loaded ?? Later)
    return <Known {...props} />
  }
  return { module, load, isLoaded: () => loaded !== undefined, Page }
}

/** Code that is gone was replaced by a deployment: the server has the page, and its code, in the new version. */
function reloadForNewVersion(): Promise<never> {
  window.location.reload()
  return new Promise(() => {})
}
