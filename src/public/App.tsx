import { useEffect, useState } from 'react'
import { useLocation, useRoutes } from 'react-router-dom'
import { localeOfPath } from '../contract/domain/paths.ts'
import type { PageData } from '../contract/site.ts'
import { ApiData, ShownPageData } from './data/swr.tsx'
import { PostedFormContext } from './features/contact/PostedForm.ts'
import { useVisitBeacons } from './features/visits/beacon.ts'
import { LocaleContext } from './i18n/locale.ts'
import { PicturesContext } from './media/pictureFacts.ts'
import { type CollectHead, HeadCollector } from './meta/Head.tsx'
import { SiteContext } from './meta/SiteContext.ts'
import { NavigationContext } from './navigation/NavigationContext.ts'
import { useLinkNavigation } from './navigation/useLinkNavigation.ts'
import { useShownLocation } from './navigation/useShownLocation.ts'
import { siteRoutes } from './siteRoutes.tsx'

interface AppProps extends PageData {
  /** Receives the tags of the head, which the server writes outside of the root. */
  collectHead?: CollectHead
}

/** The public site, in a router. */
export function App({ site, pictures = {}, collectHead, ...page }: AppProps) {
  return (
    <SiteContext value={site}>
      <HeadCollector value={collectHead ?? null}>
        <PicturesContext value={pictures}>
          <ApiData responses={page.responses}>
            <CurrentPage {...page} />
          </ApiData>
        </PicturesContext>
      </HeadCollector>
    </SiteContext>
  )
}

/**
 * The page in its layout. Here `useLocation` is the router's location, which changes at once. Below `useRoutes` it is the location
 * of the page that is shown, which follows when that page's code and data have been loaded.
 */
function CurrentPage({ responses, form }: Pick<AppProps, 'responses' | 'form'>) {
  const location = useLocation()
  const shown = useShownLocation()
  const page = useRoutes(siteRoutes, shown)
  const [initial] = useState(location)
  const isInitialPage = shown.pathname === initial.pathname && shown.search === initial.search
  useLinkNavigation()
  useVisitBeacons(shown)
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return (
    <ShownPageData responses={responses} isInitialPage={isInitialPage} isFresh={shown === initial}>
      <NavigationContext value={{ isPending: shown !== location, isInitialPage }}>
        <LocaleContext value={localeOfPath(shown.pathname)}>
          <PostedFormContext value={isInitialPage ? form : undefined}>{page}</PostedFormContext>
        </LocaleContext>
      </NavigationContext>
    </ShownPageData>
  )
}
