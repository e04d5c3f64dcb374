import { CoreAdminContext, CoreAdminUI, CustomRoutes, ResourceDefinitionContextProvider } from 'ra-core'
import { useEffect, useMemo } from 'react'
import { Route } from 'react-router-dom'
import { ADMIN_PATH } from '../contract/constants.ts'
import { siteSettings } from '../contract/singletons/siteSettings.ts'
import { createQueryClient } from './api/queryClient.ts'
import { CapabilitiesProvider } from './capabilities.tsx'
import { config as ownConfig } from './config.tsx'
import { createDataProvider } from './dataProvider.ts'
import { pruneDrafts } from './form/drafts.ts'
import { createI18nProvider } from './i18n/i18nProvider.ts'
import { ErrorScreen, NotFound } from './layout/ErrorScreens.tsx'
import { Layout } from './layout/Layout.tsx'
import { LoadingScreen } from './layout/LoadingScreen.tsx'
import { locale, usePreference } from './preferences/preferences.ts'
import {
  type AdminConfig,
  ConfigProvider,
  definitionOf,
  isResourceOptions,
  isSingletonOptions,
  pathBelowAdmin,
  type ScreenOptions,
  type SingletonOptions,
  SingletonProvider,
} from './resources/definitions.ts'
import { ResourceEdit } from './resources/lazyScreens.ts'
import { Resource, ResourceRoutes } from './resources/ResourceRoutes.tsx'
import { useServices } from './services.ts'

/** Everything below `/admin`: react-admin with the resources, singletons and pages of the config. */
export function SignedInArea({ config = ownConfig }: { config?: AdminConfig }) {
  const { apiUrl, session, authProvider, setBrand } = useServices()
  const language = usePreference(locale)
  useEffect(pruneDrafts, [])
  const declared = useMemo(
    () => ({
      resources: config.filter(isResourceOptions).map(({ resource }) => resource),
      singletons: config.filter(isSingletonOptions).map(({ singleton }) => singleton),
    }),
    [config],
  )
  const providers = useMemo(
    () => ({
      dataProvider: createDataProvider(apiUrl, session, declared.resources, declared.singletons, (key, saved) => {
        if (key === siteSettings.key) setBrand(saved)
      }),
      queryClient: createQueryClient(),
    }),
    [apiUrl, session, declared, setBrand],
  )
  const i18nProvider = useMemo(
    () => createI18nProvider(language, declared.resources, declared.singletons),
    [language, declared],
  )
  const routes = useMemo(() => config.flatMap(routeOf), [config])
  // `CoreAdminUI` registers the resources in an effect; their screens need the definitions before.
  const definitions = useMemo(
    () =>
      Object.fromEntries(
        config.filter(isResourceOptions).map((options) => [options.resource.name, definitionOf(options)]),
      ),
    [config],
  )
  return (
    <ConfigProvider value={config}>
      <CoreAdminContext basename={ADMIN_PATH} authProvider={authProvider} i18nProvider={i18nProvider} {...providers}>
        <ResourceDefinitionContextProvider definitions={definitions}>
          <CapabilitiesProvider>
            <CoreAdminUI
              layout={Layout}
              catchAll={NotFound}
              loading={LoadingScreen}
              error={ErrorScreen}
              loginPage={false}
              disableTelemetry
            >
              {routes}
            </CoreAdminUI>
          </CapabilitiesProvider>
        </ResourceDefinitionContextProvider>
      </CoreAdminContext>
    </ConfigProvider>
  )
}

/** A resource is at its name below `/admin`, unless its declaration names another path; every other screen has a route of its own. */
function routeOf(options: ScreenOptions) {
  const path = pathBelowAdmin(options)
  if (!isResourceOptions(options))
    return (
      <CustomRoutes key={path}>
        <Route path={`/${path}`} element={isSingletonOptions(options) ? singletonScreenOf(options) : options.page} />
      </CustomRoutes>
    )
  const { name, panelPath } = options.resource
  return [
    <Resource key={name} name={name} options={options} />,
    panelPath && (
      <CustomRoutes key={path}>
        <Route path={`/${path}/*`} element={<ResourceRoutes options={options} />} />
      </CustomRoutes>
    ),
  ]
}

/** The screen of a singleton. */
const singletonScreenOf = ({ path, singleton, screen }: SingletonOptions) => (
  <SingletonProvider key={path} value={singleton}>
    {screen ?? <ResourceEdit />}
  </SingletonProvider>
)
