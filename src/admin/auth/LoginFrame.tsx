import { Illustration } from '@filiz/design-system/Illustration'
import { Icon } from '@filiz/design-system/icons/all'
import { type ReactNode, useEffect } from 'react'
import { landscape } from '../../company/illustrations/eager.ts'
import { Mark } from '../../company/Mark.tsx'
import { iconInPage } from '../../contract/domain/brand.ts'
import { useMessages } from '../i18n/language.ts'
import { CONTENT_ID, useKeptFocus } from '../layout/focusContent.ts'
import { locale, theme, usePreference } from '../preferences/preferences.ts'
import { useServices } from '../services.ts'
import styles from './SignIn.module.css'

/** Layout of the pages in front of the panel: an illustration, the brand, a heading, and buttons for theme and language. */
export function LoginFrame({ heading, children }: { heading: string; children: ReactNode }) {
  const { site } = useServices()
  useEffect(() => {
    document.title = `${heading} | ${site.name}`
  }, [heading, site.name])
  useKeptFocus()
  return (
    <main id={CONTENT_ID} className={styles.page} tabIndex={-1}>
      <div className={`cut-right ${styles.land}`}>
        <Illustration source={landscape('full-mosaic')} preserveAspectRatio="xMaxYMid slice" />
      </div>
      <div className={styles.side}>
        <div className={`fields ${styles.panel}`}>
          <p className={`brand ${styles.brand}`}>
            <Mark size={34} icon={iconInPage(site)} />
            {site.name}
          </p>
          <h1>{heading}</h1>
          {children}
        </div>
        <PreferenceButtons />
      </div>
    </main>
  )
}

function PreferenceButtons() {
  const { menu } = useMessages()
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
