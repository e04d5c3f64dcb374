import { Illustration } from '@filiz/design-system/Illustration'
import { Nav } from '@filiz/design-system/Nav'
import { lazyLandscape } from '../../company/illustrations/lazy.ts'
import { Footer } from '../components/Footer.tsx'
import { textOf } from '../i18n/content.tsx'
import { useContentLang, useTexts } from '../i18n/locale.ts'
import { useSite } from '../meta/SiteContext.ts'
import { FooterFacts } from './FooterFacts.tsx'
import { MENU, useSiteLinks } from './siteLinks.ts'
import { useSiteServices } from './siteServices.ts'
import { useFooterContent } from './useFooterContent.ts'

/** The site's footer: the farming year, what we stand for, the same links, where we are, and whose site it is. */
export function SiteFooter() {
  const { name, timeZone } = useSite()
  const texts = useTexts()
  const contentLang = useContentLang()
  const links = useSiteLinks(['home', ...MENU, 'contact'])
  const services = useSiteServices()
  const content = useFooterContent()
  const { socialLinks } = content ?? {}
  const [privacy] = useSiteLinks(['privacy'])
  return (
    <Footer
      strip={<Illustration source={lazyLandscape('divider')} />}
      tagline={content && textOf(content, 'tagline')}
      end={
        <>
          <span suppressHydrationWarning>{texts.rights(yearIn(timeZone), name)}</span>
          {privacy && <a href={privacy.href}>{privacy.label}</a>}
        </>
      }
    >
      <Nav label={texts.nav.foot} layout="column" heading={texts.nav.site} links={links} />
      {services.length > 0 && (
        <Nav
          label={texts.nav.services}
          layout="column"
          heading={texts.nav.services}
          links={services.slice(0, SHOWN_SERVICES)}
          lang={contentLang}
        />
      )}
      <FooterFacts />
      {socialLinks && socialLinks.length > 0 && (
        <Nav
          label={texts.nav.social}
          layout="column"
          heading={texts.nav.social}
          links={socialLinks.map(({ label, url }) => ({ href: url, label }))}
        />
      )}
    </Footer>
  )
}

/** More would be longer than the footer; the list of all of them is one link away. */
const SHOWN_SERVICES = 8

/**
 * The current year in the site's time zone, as the server renders it; hydration leaves it. In the browser its own, because the
 * first date format of a page takes 50 ms on a slow phone.
 */
const yearIn = (timeZone: string): number =>
  import.meta.env.SSR
    ? Number(new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' }).format(new Date()))
    : new Date().getFullYear()
