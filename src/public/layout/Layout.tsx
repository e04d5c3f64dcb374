import { SkipLink } from '@filiz/design-system/SkipLink'
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, ViewTransition } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { Mark } from '../../company/Mark.tsx'
import { iconInPage } from '../../contract/domain/brand.ts'
import { SplashScreen } from '../components/SplashScreen.tsx'
import { usePreviewStatus } from '../data/swr.tsx'
import { useContent } from '../data/useContent.ts'
import { SiteDock } from '../features/chat/SiteDock.tsx'
import { useLocale, useTexts } from '../i18n/locale.ts'
import { useSite } from '../meta/SiteContext.ts'
import { ErrorBoundary } from '../navigation/ErrorBoundary.tsx'
import { usePageNavigation } from '../navigation/NavigationContext.ts'
import { NavigationProgress } from '../navigation/NavigationProgress.tsx'
import { useScrollRestoration } from '../navigation/scrollRestoration.ts'
import styles from './Layout.module.css'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import { useSiteLogo } from './SiteLogo.tsx'
import { useSiteSettings } from './siteSettings.ts'

const PagePreview = lazy(async () => ({ default: (await import('../features/previews/previews.tsx')).PagePreview }))

/** The layout of every page: header, content, footer and the floating contact widget. */
export function Layout() {
  const texts = useTexts()
  const locale = useLocale()
  const footer = useContent('footer')
  const { pathname, key } = useLocation()
  const { isInitialPage } = usePageNavigation()
  const previewStatus = usePreviewStatus()
  const content = useRef<HTMLElement>(null)
  useScrollRestoration()
  useFocusOnNavigation(content)
  useEffect(() => {
    const root = document.documentElement
    // The same value, written again, would recalculate the styles of all elements.
    if (root.lang !== locale) root.lang = locale
  }, [locale])
  return (
    <div className={styles.layout}>
      <SkipLink to="icerik">{texts.skipToContent}</SkipLink>
      {previewStatus && (
        <Suspense>
          <PagePreview isOver={previewStatus === 404} />
        </Suspense>
      )}
      <SiteHeader />
      <main id="icerik" ref={content} tabIndex={-1} className={styles.content}>
        {/* A new path mounts a new page, without old state. Each history entry clears an error. */}
        <ErrorBoundary key={pathname} resetKey={key} isInitialPage={isInitialPage}>
          <ViewTransition>
            <Outlet />
          </ViewTransition>
        </ErrorBoundary>
      </main>
      <SiteFooter content={footer} />
      <SiteDock />
      <SiteSplash />
      <NavigationProgress />
    </div>
  )
}

/** The first moment: half a second, or as long as the site's settings are loading (docs/product.md, section 2). */
function SiteSplash() {
  const site = useSite()
  const { isLoading } = useSiteSettings()
  const mark = <Mark on="field" size={72} icon={iconInPage(site)} />
  return <SplashScreen name={site.name} mark={mark} logo={useSiteLogo()} isHeld={isLoading} />
}

/** After a navigation keyboard and screen reader start at the content, unless the visitor is typing in a field. */
function useFocusOnNavigation(content: React.RefObject<HTMLElement | null>) {
  const { pathname, search } = useLocation()
  const url = pathname + search
  const before = useRef(url)
  useLayoutEffect(() => {
    if (before.current === url) return
    before.current = url
    if (!document.activeElement?.matches('input, textarea')) content.current?.focus({ preventScroll: true })
    // Structured data and Open Graph image describe the page that the document came with.
    for (const tag of document.head.querySelectorAll('[type="application/ld+json"], [property^="og:image"]'))
      tag.remove()
  }, [url, content])
}
