import { Brand } from '@filiz/design-system/Brand'
import { ButtonLink } from '@filiz/design-system/ButtonLink'
import { Mark } from '@filiz/design-system/brand'
import { Header } from '@filiz/design-system/Header'
import { LocaleSwitch } from '@filiz/design-system/LocaleSwitch'
import { Menu } from '@filiz/design-system/Menu'
import { Nav } from '@filiz/design-system/Nav'
import { ThemeToggle } from '@filiz/design-system/ThemeToggle'
import { HEADER_OPAQUE_AFTER } from '../../contract/constants.ts'
import { useSite } from '../document/SiteContext.ts'
import { chooseLocale, useLocale, useTexts } from '../preferences/locale.ts'
import { toggleTheme, useTheme } from '../preferences/theme.ts'
import styles from './SiteHeader.module.css'
import { contactPath, useSiteLinks } from './siteLinks.ts'

/** The site's header: who, where to, and the visitor's preferences. */
export function SiteHeader({ beginsWithPicture }: { beginsWithPicture: boolean }) {
  const site = useSite()
  const texts = useTexts()
  const theme = useTheme()
  const links = useSiteLinks()
  const otherLocale = useLocale() === 'tr' ? 'en' : 'tr'
  const localeSwitch = (
    <LocaleSwitch locale={otherLocale} label={texts.toOtherLocale} onSwitch={() => chooseLocale(otherLocale)} />
  )
  const contact = contactPath && (
    <ButtonLink href={contactPath} size="s">
      {texts.nav.contact}
    </ButtonLink>
  )
  return (
    <Header
      brand={<Brand href="/" name={site.name} mark={<Mark />} />}
      isOverPicture={beginsWithPicture}
      opaqueAfter={HEADER_OPAQUE_AFTER}
    >
      <Nav className={styles.wide} label={texts.nav.main} layout="row" links={links} />
      <div className={styles.wide}>{localeSwitch}</div>
      <ThemeToggle theme={theme} labels={{ dark: texts.toDark, light: texts.toLight }} onToggle={toggleTheme} />
      {contact && <div className={styles.wide}>{contact}</div>}
      <Menu label={texts.nav.menu}>
        <Nav label={texts.nav.main} layout="stack" links={links} />
        {contact}
        <div>{localeSwitch}</div>
      </Menu>
    </Header>
  )
}
