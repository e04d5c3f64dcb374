import { Mark } from '@filiz/design-system/brand'
import { Icon } from '@filiz/design-system/icons'
import { Scene } from '@filiz/design-system/scenes'
import { useEffect, useSyncExternalStore } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { load } from '../lazily.tsx'
import { ADMIN_PATH } from '../paths.ts'
import { locale, theme, usePreference } from '../preferences.ts'
import { savesData } from '../savesData.ts'
import { FRAME } from '../screenNames.ts'
import { useServices } from '../services.ts'
import { useWords } from '../words.ts'
import styles from './LoginPage.module.css'
import { SignInForm } from './SignInForm.tsx'

/** `/login`. Who is signed in, by now or in another tab, goes on at once; who was sent here comes back to where they were. */
export function LoginPage() {
  const words = useWords()
  const { site, session } = useServices()
  const isSignedIn = useSyncExternalStore(session.subscribe, () => session.token !== null)
  const next = useNextPath()
  useEffect(() => {
    document.title = `${words.account.heading} | ${site.name}`
  }, [words.account.heading, site.name])
  useEffect(() => {
    // What fails now is tried again, and said, when it is needed.
    if (!savesData()) load(FRAME).catch(() => {})
  }, [])
  if (isSignedIn) return <Navigate to={next} replace />
  return (
    <main className={styles.page}>
      <div className={styles.land}>
        <Scene name="full-mosaic" preserveAspectRatio="xMaxYMid slice" />
      </div>
      <div className={styles.side}>
        <div className={styles.panel}>
          <p className={styles.brand}>
            <Mark size={34} />
            {site.name}
          </p>
          <h1>{words.account.heading}</h1>
          <SignInForm>
            <a className={styles.toSite} href="/">
              {words.account.toSite}
            </a>
          </SignInForm>
        </div>
        <Choices />
      </div>
    </main>
  )
}

/** The gate of the signed-in area leaves where it was in the navigation's state. */
function useNextPath(): string {
  const state = useLocation().state as { nextPathname?: string; nextSearch?: string } | null
  const path = state?.nextPathname
  return path?.startsWith(ADMIN_PATH) ? path + (state?.nextSearch ?? '') : ADMIN_PATH
}

function Choices() {
  const { menu } = useWords()
  const language = usePreference(locale)
  const isDark = usePreference(theme) === 'dark'
  return (
    <div className={styles.choices}>
      <button type="button" onClick={() => theme.set(isDark ? 'light' : 'dark')}>
        <Icon name={isDark ? 'sun' : 'moon'} size={20} />
        {isDark ? menu.toLight : menu.toDark}
      </button>
      <button type="button" onClick={() => locale.set(language === 'tr' ? 'en' : 'tr')}>
        <Icon name="globe" size={20} />
        <span lang={language === 'tr' ? 'en' : 'tr'}>{menu.toOtherLocale}</span>
      </button>
    </div>
  )
}
