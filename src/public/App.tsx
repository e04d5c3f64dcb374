import { useEffect, useState } from 'react'
import { type Location, type RouteMatch, renderMatches, useLocation, useRoutes } from 'react-router-dom'
import type { PageData } from '../contract/site.ts'
import { ApiData, ShownPageData } from './data/swr.tsx'
import { PostedFormContext } from './features/contact/PostedForm.ts'
import { PicturesContext } from './media/pictureFacts.ts'
import { type CollectHead, HeadCollector } from './meta/Head.tsx'
import { SiteContext } from './meta/SiteContext.ts'
import { NavigationContext } from './navigation/NavigationContext.ts'
import { useLinkNavigation } from './navigation/useLinkNavigation.ts'
import { useShownLocation } from './navigation/useShownLocation.ts'
import { siteRoutes } from './siteRoutes.tsx'

interface AppProps extends PageData {
  /** The page that the server has matched; the browser matches by itself. */
  matches?: RouteMatch[]
  /** Receives the tags of the head, which the server writes outside of the root. */
  collectHead?: CollectHead
}

const NO_PICTURES = {}

/** The public site, in a router. */
export function App({ site, pictures = NO_PICTURES, collectHead, ...page }: AppProps) {
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
function CurrentPage({ responses, form, matches }: Pick<AppProps, 'responses' | 'form' | 'matches'>) {
  const location = useLocation()
  const shown = useShownLocation()
  const [first] = useState(location)
  const isFirstPage = shown.pathname === first.pathname && shown.search === first.search
  useLinkNavigation()
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return (
    <ShownPageData responses={responses} isFirstPage={isFirstPage} isFresh={shown === first}>
      <NavigationContext value={{ isPending: shown !== location, isFirstPage }}>
        <PostedFormContext value={isFirstPage ? form : undefined}>
          {matches ? renderMatches(matches) : <Pages location={shown} />}
        </PostedFormContext>
      </NavigationContext>
    </ShownPageData>
  )
}

const Pages = ({ location }: { location: Location }) => useRoutes(siteRoutes, location)
