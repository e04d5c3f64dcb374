import { SkipLink } from '@filiz/design-system/SkipLink'
import { useEffect, useRef, useState, ViewTransition } from 'react'
import { useSWRConfig } from 'swr'
import { SiteDock } from '../features/chat/SiteDock.tsx'
import { hasPreview, isPreviewOver, pagePreviewCode } from '../features/previews/pagePreviewCode.ts'
import { useLocale, useTexts } from '../i18n/locale.ts'
import { TaglineContext, TitleListener } from '../meta/Head.tsx'
import { standing } from '../navigation/AsItStood.tsx'
import { Asleep } from '../navigation/Asleep.tsx'
import { FoundPage } from '../navigation/FoundPage.tsx'
import { findPage } from '../navigation/findPage.ts'
import { useFollowLinks } from '../navigation/followLinks.ts'
import { useWhereabouts } from '../navigation/Place.tsx'
import { Progress } from '../navigation/Progress.tsx'
import { useAnnouncedTitle, useArrival } from '../navigation/useArrival.ts'
import { CrashBoundary } from './CrashBoundary.tsx'
import { FootOfSite } from './FootOfSite.tsx'
import styles from './Shell.module.css'
import { SiteHeader } from './SiteHeader.tsx'
import { SiteSplash } from './SiteSplash.tsx'
import { useTagline } from './useTagline.ts'

const ON = { isOver: false }
const OVER = { isOver: true }

/** What is around every page, and the page that the address asks for. */
export function Shell() {
  const texts = useTexts()
  const locale = useLocale()
  const tagline = useTagline()
  const { place, isFirst } = useWhereabouts()
  const { pathname, search } = place
  const [hasStood] = useState(() => Boolean(standing()))
  const { fallback } = useSWRConfig()
  const found = findPage(pathname + search)
  const content = useRef<HTMLElement>(null)
  const [announcedTitle, onTitle] = useAnnouncedTitle()
  useFollowLinks()
  useArrival(content)
  useEffect(() => {
    const root = document.documentElement
    // Also the same word, written again, has every element styled anew.
    if (root.lang !== locale) root.lang = locale
  }, [locale])
  return (
    <div className={styles.shell}>
      <SkipLink to="icerik">{texts.skipToContent}</SkipLink>
      {hasPreview(fallback) && <Asleep code={pagePreviewCode} given={isPreviewOver(fallback) ? OVER : ON} />}
      <SiteHeader beginsWithPicture={found.route.beginsWithPicture ?? false} />
      <main id="icerik" ref={content} tabIndex={-1} className={styles.content}>
        <TaglineContext value={tagline}>
          <TitleListener value={onTitle}>
            <CrashBoundary key={pathname} at={place.key} hasStood={hasStood && isFirst}>
              <ViewTransition>
                <FoundPage key={pathname} {...found} />
              </ViewTransition>
            </CrashBoundary>
          </TitleListener>
        </TaglineContext>
      </main>
      <FootOfSite />
      <SiteDock />
      <SiteSplash />
      <Progress arrived={announcedTitle} waiting={texts.loading} offline={texts.offline} />
    </div>
  )
}
