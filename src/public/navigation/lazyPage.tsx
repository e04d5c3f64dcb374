import { type ComponentType, lazy, useState } from 'react'
import { language } from '../../company/identity.ts'
import { englishTextsLoaded } from '../i18n/locale.ts'

/** Code that comes late, and can be told to come. */
export interface LateCode<P> {
  Page: ComponentType<P>
  /** Its source file, as in Vite's manifest. */
  module: string
  load(): Promise<void>
  isLoaded(): boolean
}

/**
 * A page whose code is loaded when it is first needed. Loaded before it is rendered (as on the server, and before
 * hydration), it renders at once, without a Suspense boundary that an early update could catch half-hydrated.
 */
export function lazyPage<P extends object>(
  module: string,
  importPage: () => Promise<{ default: ComponentType<P> }>,
  recover: () => Promise<never> = reloadForNewVersion,
): LateCode<P> {
  let loaded: ComponentType<P> | undefined
  const load = async () => {
    if (loaded) return
    await untilOnline()
    const { default: imported } = await importPage()
    if (language === 'en') await englishTextsLoaded()
    loaded = imported
  }
  const arrive = (): Promise<void> => load().catch(() => (isOffline() ? arrive() : recover()))
  const Later = lazy(async () => {
    await arrive()
    return { default: loaded! }
  })
  function Page(props: P) {
    const [Known] = useState<ComponentType<P>>(() => loaded ?? Later)
    return <Known {...props} />
  }
  return { module, load, isLoaded: () => loaded !== undefined, Page }
}

/** On a server nobody asks. */
export const isOffline = () => navigator.onLine === false

/**
 * Waits for a connection: without one nobody could load the page anew either, and what is begun on this one would be lost.
 * Nor is the code asked for, as most browsers never ask again for a module that did not come.
 */
async function untilOnline(): Promise<void> {
  if (isOffline()) await new Promise((back) => window.addEventListener('online', back, { once: true }))
}

/**
 * To be told that somebody pressed what needs code that did not come. Most browsers never ask again for a module that did not:
 * told once more, and where the server answers, it has the document loaded anew, which asks for all of it.
 */
export function renewIfLostAgain() {
  let wasLost = false
  return async () => {
    if (wasLost && (await fetch(window.location.href)).ok) window.location.reload()
    wasLost = true
  }
}

/** Code that is gone was replaced by a deployment: the server has the page, and its code, in the new version. */
function reloadForNewVersion(): Promise<never> {
  window.location.reload()
  return new Promise(() => {})
}
