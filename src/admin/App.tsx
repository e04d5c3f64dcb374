import { lazy, Suspense, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { createBrowserRouter, Navigate, Outlet, RouterProvider, ScrollRestoration, useLocation } from 'react-router-dom'
import { ADMIN_PATH } from '../contract/constants.ts'
import { withBrand, withoutBrand } from '../contract/domain/brand.ts'
import type { ShownLogo } from '../contract/domain/logos.ts'
import type { Site } from '../contract/site.ts'
import { createSession } from './auth/session.ts'
import { createAuthProvider } from './authProvider.ts'
import { createDirtyForms } from './form/dirtyForms.ts'
import { ErrorScreen } from './layout/ErrorScreens.tsx'
import { LoadingScreen, OpeningScreen } from './layout/LoadingScreen.tsx'
import { type AdminConfig, LOGIN_PATH } from './resources/definitions.ts'
import { SignedInArea } from './SignedInArea.tsx'
import { ServicesProvider, useServices } from './services.ts'
import { AdminTheme } from './theme/AdminTheme.tsx'

const LoginPage = lazy(async () => ({ default: (await import('./auth/LoginPage.tsx')).LoginPage }))
const LinkPage = lazy(async () => ({ default: (await import('./auth/LinkPage.tsx')).LinkPage }))
const RequiredFactorSetup = lazy(async () => ({
  default: (await import('./auth/secondFactor/RequiredFactorSetup.tsx')).RequiredFactorSetup,
}))

interface AppProps {
  site: Site
  logos: readonly ShownLogo[]
  apiUrl: string
  /** Replaces our own resources and pages. */
  config?: AdminConfig
  /** Settles when the first screen can be rendered; until then there is only the splash. */
  prepared?: Promise<unknown>
  /** Time of the document's start (`performance.now()`). */
  openedAt?: number
}

/** `/login`, `/login/*` and `/admin/*` in one data router, which can block navigation while there are unsaved changes. */
export function App({ site: documentSite, logos, apiUrl, config, prepared, openedAt = 0 }: AppProps) {
  const isPrepared = useSettled(prepared)
  const signedIn = useMemo(() => {
    const dirtyForms = createDirtyForms()
    const session = createSession(dirtyForms)
    return { session, dirtyForms, authProvider: createAuthProvider({ apiUrl, session, dirtyForms }) }
  }, [apiUrl])
  const [site, setSite] = useState(documentSite)
  const setBrand = useCallback(
    (settings: unknown) => setSite(withBrand<Site>(withoutBrand(documentSite), settings)),
    [documentSite],
  )
  const services = useMemo(
    () => ({ site, setBrand, logos, apiUrl, ...signedIn }),
    [site, setBrand, logos, apiUrl, signedIn],
  )
  const router = useMemo(
    () =>
      createBrowserRouter([
        {
          element: (
            <>
              <Suspense fallback={<LoadingScreen />}>
                <Outlet />
              </Suspense>
              <ScrollRestoration />
            </>
          ),
          errorElement: <ErrorScreen />,
          children: [
            {
              path: LOGIN_PATH,
              element: <LoginPage />,
            },
            {
              path: `${LOGIN_PATH}/:step/:token?`,
              element: <LinkPage />,
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
      <AdminTheme palette={site.palette}>
        {isPrepared && <RouterProvider router={router} />}
        <OpeningScreen openedAt={openedAt} isNeeded={!isPrepared} />
      </AdminTheme>
    </ServicesProvider>
  )
}

/** Whether a promise is settled; a failure is shown where its result is needed. */
function useSettled(promise: Promise<unknown> | undefined): boolean {
  const [isSettled, setSettled] = useState(promise === undefined)
  useEffect(() => {
    const settle = () => setSettled(true)
    promise?.then(settle, settle)
  }, [promise])
  return isSettled
}

/**
 * Redirects to the login page without a token, also when it expires or another tab signs out, and back after the sign-in. A form
 * with unsaved changes stays open, and requests the password when it is saved. A required second factor is set up first.
 */
function SignedInOnly({ children }: { children: React.ReactNode }) {
  const { session, dirtyForms } = useServices()
  const { pathname, search, hash } = useLocation()
  const isOpen = useSyncExternalStore(session.subscribe, () => session.token !== null || dirtyForms.isDirty)
  const mustSetUpFactor = useSyncExternalStore(session.subscribe, () => session.mustSetUpFactor)
  if (!isOpen) {
    const here = { nextPathname: pathname, nextSearch: search + hash }
    return <Navigate to={LOGIN_PATH} replace state={session.hasSignedOut ? null : here} />
  }
  return mustSetUpFactor ? <RequiredFactorSetup /> : children
}
