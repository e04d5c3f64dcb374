import { Footer } from '@filiz/design-system/Footer'
import { Nav } from '@filiz/design-system/Nav'
import { Scene } from '@filiz/design-system/scenes'
import { useSite } from '../document/SiteContext.ts'
import { useTexts } from '../preferences/locale.ts'
import { contactPath, useSiteLinks } from './siteLinks.ts'

/** The site's footer: the farming year, what we stand for, the same links, and whose site it is. */
export function SiteFooter() {
  const { name, timeZone } = useSite()
  const texts = useTexts()
  const links = [
    { href: '/', label: texts.nav.home },
    ...useSiteLinks(),
    ...(contactPath ? [{ href: contactPath, label: texts.nav.contact }] : []),
  ]
  return (
    <Footer
      strip={<Scene name="divider" />}
      tagline={texts.tagline}
      end={<span suppressHydrationWarning>{texts.rights(yearIn(timeZone), name)}</span>}
    >
      <Nav label={texts.nav.foot} layout="column" heading={texts.nav.site} links={links} />
    </Footer>
  )
}

/** The current year there. A page rendered in the old year is right to say so: hydration leaves it alone. */
const yearIn = (timeZone: string): number =>
  Number(new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' }).format(new Date()))
