import { ButtonLink } from '@filiz/design-system/ButtonLink'
import { Illustration } from '@filiz/design-system/Illustration'
import { Nav, type NavEntry } from '@filiz/design-system/Nav'
import { useLocation } from 'react-router-dom'
import { landscape } from '../../company/illustrations/eager.ts'
import { Mark } from '../../company/Mark.tsx'
import { iconInPage } from '../../contract/domain/brand.ts'
import { paths, pathTo, patternIn } from '../../contract/domain/paths.ts'
import { Brand, Header, MobileMenu } from '../components/Header.tsx'
import { LocaleLink, ThemeToggle } from '../components/PreferenceButtons.tsx'
import { SearchButton } from '../features/search/SearchButton.tsx'
import { useLocale, useTexts } from '../i18n/locale.ts'
import { useSite } from '../meta/SiteContext.ts'
import { useOtherAddress } from '../navigation/useOtherAddress.ts'
import { routes } from '../routes.ts'
import { toggleTheme, useTheme } from '../theme/theme.ts'
import styles from './SiteHeader.module.css'
import { useSiteLogo } from './SiteLogo.tsx'
import { useMenuLinks, useServiceLinks } from './siteLinks.ts'

/** The site's header: brand, menu, language, theme and contact. */
export function SiteHeader() {
  const site = useSite()
  const texts = useTexts()
  const theme = useTheme()
  const links = useMenu()
  const logo = useSiteLogo()
  const { key, pathname } = useLocation()
  const locale = useLocale()
  const other = useOtherAddress()?.switch
  const localeLink = other && <LocaleLink {...other} label={texts.toOtherLocale} />
  const contact = useMenuLinks()
    .filter(({ name }) => name === 'contact')
    .map(({ href, label }) => (
      <ButtonLink key={href} href={href} size="s">
        {label}
      </ButtonLink>
    ))
  return (
    <Header
      brand={
        <Brand href={pathTo(paths.home, locale)} name={site.name} mark={<Mark icon={iconInPage(site)} />} logo={logo} />
      }
      isOverPicture={routes.some(
        ({ path, beginsWithPicture }) => beginsWithPicture && patternIn(path, locale) === pathname,
      )}
    >
      <Nav className={styles.wide} label={texts.nav.main} layout="row" links={links.slice(0, MOST_IN_ROW)} />
      <div className={styles.wide}>{localeLink}</div>
      {site.canSearch && <SearchButton />}
      <ThemeToggle theme={theme} labels={{ dark: texts.toDark, light: texts.toLight }} onToggle={toggleTheme} />
      <div className={styles.wide}>{contact}</div>
      {/* A new menu with each location: going back leaves none open over the next page. */}
      <MobileMenu key={key} label={texts.nav.menu}>
        <Nav label={texts.nav.main} layout="stack" links={links} />
        {contact}
        <div>{localeLink}</div>
      </MobileMenu>
    </Header>
  )
}

/** More do not fit into a row; all are in the menu of small screens, and in the footer. */
const MOST_IN_ROW = 7

/** The main menu, with the services behind their link. */
function useMenu(): NavEntry[] {
  const { nav } = useTexts()
  const { pathname } = useLocation()
  const links = useServiceLinks().map((link) => ({
    ...link,
    current: link.href === pathname ? ('page' as const) : undefined,
  }))
  return useMenuLinks()
    .filter(({ name }) => name !== 'contact')
    .map(({ name, ...link }) => ({
      ...link,
      ...(name === 'services' && {
        more: {
          label: nav.listOf(link.label),
          links,
          lang: links[0]?.lang,
          picture: <Illustration source={landscape('side-terraces')} />,
        },
      }),
    }))
}
