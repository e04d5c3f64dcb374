import { cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
// Loaded before the first test, so that no test waits for it.
import '../../../src/admin/SignedInArea.tsx'
import '../../../src/admin/form/ResourceEdit.tsx'
import '../../../src/admin/form/ResourceCreate.tsx'
import '../../../src/admin/list/ListScreen.tsx'
import '../../../src/admin/inputs/IconInput.tsx'
import { App } from '../../../src/admin/App.tsx'
import type { AdminConfig } from '../../../src/admin/resources/definitions.ts'
import type { ShownLogo } from '../../../src/contract/domain/logos.ts'
import type { Site } from '../../../src/contract/site.ts'
import { WAIT_OPTIONS } from '../../helpers/timeouts.ts'
import type { Api } from './apiServer.ts'
import { samples } from './sampleResource.ts'

const SITE: Site = { name: 'Filiz', assistantName: 'Filiz', url: 'http://localhost:3000', timeZone: 'Europe/Istanbul' }

/** The panel with the sample resource. */
export const samplesConfig: AdminConfig = [{ resource: samples }]

/** Number of running requests of the panel. */
let running = 0
const { fetch } = globalThis
globalThis.fetch = async (...call) => {
  running += 1
  try {
    return await fetch(...call)
  } finally {
    running -= 1
  }
}

/** Unmounts the panel, then closes its server after the last response. */
export async function leave(api: Pick<Api, 'close'>) {
  cleanup()
  await vi.waitUntil(() => running === 0, { ...WAIT_OPTIONS, interval: 5 })
  await api.close()
}

interface Options {
  api: { url: string; state: Pick<Api['state'], 'token'> }
  path: string
  config?: AdminConfig
  isSignedIn?: boolean
  logos?: readonly ShownLogo[]
  /** Data of the document, besides the defaults. */
  site?: Partial<Site>
  /** Time of the document's start; by default now. */
  openedAt?: number
}

/**
 * Renders the whole panel at a path, with a real server. `confirm` mocks the browser's confirmation, and returns true by
 * default.
 */
export function renderAdmin({ api, path, config, isSignedIn = true, logos = [], site, openedAt }: Options) {
  if (isSignedIn) localStorage.setItem('token', api.state.token)
  window.history.replaceState(null, '', path)
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(true)
  vi.spyOn(window, 'scrollTo').mockReturnValue(undefined)
  const user = userEvent.setup({ delay: null })
  const view = render(
    <App
      site={{ ...SITE, ...site }}
      logos={logos}
      apiUrl={api.url}
      openedAt={openedAt ?? performance.now()}
      {...(config && { config })}
    />,
  )
  return { user, confirm, ...view }
}
