import { CoreAdminContext, CoreAdminUI, CustomRoutes, Resource } from 'ra-core'
import { useMemo } from 'react'
import { Route } from 'react-router-dom'
import { createAuthProvider } from './authProvider.ts'
import { Broken } from './Broken.tsx'
import { config as ownConfig } from './config.tsx'
import { createDataProvider } from './dataProvider.ts'
import { type AdminConfig, type Entry, isResourceEntry } from './entries.ts'
import { createI18nProvider } from './i18n/i18nProvider.ts'
import { ConfigProvider } from './layout/configContext.ts'
import { Layout } from './layout/Layout.tsx'
import { NotFound } from './layout/NotFound.tsx'
import { ADMIN_PATH } from './paths.ts'
import { locale, usePreference } from './preferences.ts'
import { createRouterProvider } from './routerProvider.tsx'
import { Splash } from './Splash.tsx'
import { screensOf } from './screens/screensOf.tsx'
import { useServices } from './services.ts'

/** Everything below `/admin`: react-admin, told by the config which resources and pages there are. */
export default function SignedInArea({ config = ownConfig }: { config?: AdminConfig }) {
  const { apiUrl, session } = useServices()
  const language = usePreference(locale)
  const resources = useMemo(() => config.filter(isResourceEntry).map(({ resource }) => resource), [config])
  const providers = useMemo(
    () => ({
      authProvider: createAuthProvider(apiUrl, session),
      dataProvider: createDataProvider(apiUrl, session, resources),
      routerProvider: createRouterProvider(ownPagesOf(config)),
    }),
    [apiUrl, session, config, resources],
  )
  const i18nProvider = useMemo(
    () =>
      createI18nProvider(
        language,
        resources.map(({ name }) => name),
      ),
    [language, resources],
  )
  const routes = useMemo(() => config.map(routeOf), [config])
  return (
    <ConfigProvider value={config}>
      <CoreAdminContext basename={ADMIN_PATH} i18nProvider={i18nProvider} {...providers}>
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
      </CoreAdminContext>
    </ConfigProvider>
  )
}

const routeOf = (entry: Entry) =>
  isResourceEntry(entry) ? (
    <Resource key={entry.resource.name} name={entry.resource.name} {...screensOf(entry)} />
  ) : (
    <CustomRoutes key={entry.path}>
      <Route path={`/${entry.path}`} element={entry.page} />
    </CustomRoutes>
  )

const ownPagesOf = (config: AdminConfig) =>
  Object.fromEntries(
    config.filter(isResourceEntry).map(({ resource, pages = {} }) => [resource.name, Object.keys(pages)]),
  )
