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

const formats = new Map<string, Intl.DateTimeFormat>()

/** The current year in a time zone. Making a formatter takes as long as rendering a part of a page. */
function yearIn(timeZone: string): number {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' })
  formats.set(timeZone, format)
  return Number(format.format(new Date()))
}
