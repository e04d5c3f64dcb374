import { Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { createBrowserRouter, Navigate, Outlet, RouterProvider, ScrollRestoration, useLocation } from 'react-router-dom'
import { ADMIN_PATH } from '../contract/constants.ts'
import type { ShownLogo } from '../contract/domain/logos.ts'
import type { Site } from '../contract/site.ts'
import type { AdminConfig } from './entries/entries.ts'
import { LOGIN_PATH } from './entries/paths.ts'
import { Broken } from './layout/Broken.tsx'
import { OpeningSplash, Splash } from './layout/Splash.tsx'
import { ServicesProvider, useServices } from './services.ts'
import { createSession } from './session/session.ts'
import { createUnsaved } from './session/unsaved.ts'
import { lazily } from './start/lazily.tsx'
import { AdminTheme } from './theme/AdminTheme.tsx'

/** Each brings its own code: who is signed in needs no form to sign in. */
const LoginPage = lazily(() => import('./account/LoginPage.tsx'), 'LoginPage')
const LinkPage = lazily(() => import('./account/LinkPage.tsx'), 'LinkPage')
const FirstFactor = lazily(() => import('./account/secondFactor/FirstFactor.tsx'), 'FirstFactor')
const SignedInArea = lazily(() => import('./SignedInArea.tsx'), 'SignedInArea')

interface AppProps {
  site: Site
  logos: readonly ShownLogo[]
  apiUrl: string
  /** Other resources and pages than our own. */
  config?: AdminConfig
  /** Settles once what is shown first is loaded; until then the splash stands alone. */
  screen?: Promise<unknown>
  /** When the document was opened, in milliseconds of this page's clock. */
  openedAt?: number
}

/** `/login`, `/login/*` and `/admin/*` in one data router, which can hold a navigation back when something is not saved. */
export function App({ site, logos, apiUrl, config, screen, openedAt = 0 }: AppProps) {
  const isHere = useSettled(screen)
  const signedIn = useMemo(() => {
    const unsaved = createUnsaved()
    return { session: createSession(unsaved), unsaved }
  }, [])
  const services = useMemo(() => ({ site, logos, apiUrl, ...signedIn }), [site, logos, apiUrl, signedIn])
  const router = useMemo(
    () =>
      createBrowserRouter([
        {
          element: (
            <>
              <Outlet />
              <ScrollRestoration />
            </>
          ),
          errorElement: <Broken />,
          children: [
            {
              path: LOGIN_PATH,
              element: (
                <Suspense fallback={<Splash />}>
                  <LoginPage />
                </Suspense>
              ),
            },
            {
              path: `${LOGIN_PATH}/:step/:token?`,
              element: (
                <Suspense fallback={<Splash />}>
                  <LinkPage />
                </Suspense>
              ),
            },
            {
              path: `${ADMIN_PATH}/*`,
              element: (
                <SignedInOnly>
                  <SignedInArea config={config} />
                </SignedInOnly>
              ),
            },
          ],
        },
      ]),
    [config],
  )
  return (
    <ServicesProvider value={services}>
      <AdminTheme>
        {isHere && <RouterProvider router={router} />}
        <OpeningSplash openedAt={openedAt} isNeeded={!isHere} />
      </AdminTheme>
    </ServicesProvider>
  )
}

/** Whether it has ended, well or not: what could not be loaded is tried again where it is shown. */
function useSettled(promise: Promise<unknown> | undefined): boolean {
  const [isSettled, setSettled] = useState(promise === undefined)
  useEffect(() => {
    const settle = () => setSettled(true)
    promise?.then(settle, settle)
  }, [promise])
  return isSettled
}

/**
 * The gate: without a token to the login, and back here after, also when the token no longer counts or another tab signs
 * out. What is unsaved stays where it is, and asks for the password once it is saved. Who must set up a second factor first
 * does that, and is then where they wanted to be.
 */
function SignedInOnly({ children }: { children: React.ReactNode }) {
  const { session, unsaved } = useServices()
  const { pathname, search, hash } = useLocation()
  const isOpen = useSyncExternalStore(session.subscribe, () => session.token !== null || unsaved.isHeld)
  const mustSetUpFactor = useSyncExternalStore(session.subscribe, () => session.mustSetUpFactor)
  if (!isOpen) {
    const here = { nextPathname: pathname, nextSearch: search + hash }
    return <Navigate to={LOGIN_PATH} replace state={session.hasSignedOut ? null : here} />
  }
  return <Suspense fallback={<Splash />}>{mustSetUpFactor ? <FirstFactor /> : children}</Suspense>
}
