import { CoreAdminContext, CoreAdminUI, CustomRoutes, Resource } from 'ra-core'
import { useEffect, useMemo } from 'react'
import { Route } from 'react-router-dom'
import { ADMIN_PATH } from '../contract/constants.ts'
import { createQueryClient } from './api/queryClient.ts'
import { createAuthProvider } from './authProvider.ts'
import { CapabilitiesProvider } from './capabilities.tsx'
import { config as ownConfig } from './config.tsx'
import { createDataProvider } from './dataProvider.ts'
import { ConfigProvider } from './entries/configContext.ts'
import { type AdminConfig, type Entry, isResourceEntry, isSingletonEntry, pathBelowAdmin } from './entries/entries.ts'
import { createI18nProvider } from './i18n/i18nProvider.ts'
import { useCatalogue } from './i18n/useCatalogue.ts'
import { Broken } from './layout/Broken.tsx'
import { Layout } from './layout/Layout.tsx'
import { NotFound } from './layout/NotFound.tsx'
import { Splash } from './layout/Splash.tsx'
import { locale, usePreference } from './preferences/preferences.ts'
import { sweepDrafts } from './screens/draft/drafts.ts'
import { screensOf, singletonScreenOf } from './screens/screensOf.tsx'
import { useServices } from './services.ts'

/** Everything below `/admin`: react-admin, told by the config which resources, singletons and pages there are. */
export function SignedInArea({ config = ownConfig }: { config?: AdminConfig }) {
  const { apiUrl, session } = useServices()
  const language = usePreference(locale)
  const catalogue = useCatalogue(language)
  useEffect(sweepDrafts, [])
  const declared = useMemo(
    () => ({
      resources: config.filter(isResourceEntry).map(({ resource }) => resource),
      singletons: config.filter(isSingletonEntry).map(({ singleton }) => singleton),
    }),
    [config],
  )
  const providers = useMemo(
    () => ({
      authProvider: createAuthProvider(apiUrl, session),
      dataProvider: createDataProvider(apiUrl, session, declared.resources, declared.singletons),
      queryClient: createQueryClient(),
    }),
    [apiUrl, session, declared],
  )
  const i18nProvider = useMemo(
    () => createI18nProvider(language, catalogue, declared.resources, declared.singletons),
    [language, catalogue, declared],
  )
  const routes = useMemo(() => config.map(routeOf), [config])
  return (
    <ConfigProvider value={config}>
      <CoreAdminContext basename={ADMIN_PATH} i18nProvider={i18nProvider} {...providers}>
        <CapabilitiesProvider>
          <CoreAdminUI
            layout={Layout}
            catchAll={NotFound}
            loading={Splash}
            error={Broken}
            loginPage={false}
            disableTelemetry
          >
            {routes}
          </CoreAdminUI>
        </CapabilitiesProvider>
      </CoreAdminContext>
    </ConfigProvider>
  )
}

/** React-admin puts a resource at its name; one that stands elsewhere gets a route of its own, as every other screen. */
function routeOf(entry: Entry) {
  const path = pathBelowAdmin(entry)
  if (!isResourceEntry(entry))
    return (
      <CustomRoutes key={path}>
        <Route path={`/${path}`} element={isSingletonEntry(entry) ? singletonScreenOf(entry) : entry.page} />
      </CustomRoutes>
    )
  const resource = <Resource key={path} name={entry.resource.name} {...screensOf(entry)} />
  if (!entry.resource.panelPath) return resource
  return (
    <CustomRoutes key={path}>
      <Route path={`/${path}/*`} element={resource} />
    </CustomRoutes>
  )
}
