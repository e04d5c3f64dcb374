import { Illustration } from '@filiz/design-system/Illustration'
import { Nav } from '@filiz/design-system/Nav'
import { lazyLandscape } from '../../company/illustrations/lazy.ts'
import { callLinkOf } from '../../contract/domain/phone.ts'
import { breakableAddress } from '../../contract/domain/plainText.ts'
import { Footer } from '../components/Footer.tsx'
import { RetryButton } from '../components/RetryButton.tsx'
import type { Content } from '../data/useContent.ts'
import { textOf } from '../i18n/content.tsx'
import { useTexts } from '../i18n/locale.ts'
import { useSite } from '../meta/SiteContext.ts'
import { useOtherAddress } from '../navigation/useOtherAddress.ts'
import styles from './SiteFooter.module.css'
import { useFooterLinks, useMenuLinks, useServiceLinks, useSiteLinks } from './siteLinks.ts'
import { type SiteSettings, useSiteSettings } from './siteSettings.ts'

/** The site's footer: tagline, menu, services, contact details, social links and the copyright line. */
export function SiteFooter({ content }: { content: Content<'footer'> | undefined }) {
  const { name, timeZone } = useSite()
  const texts = useTexts()
  const links = [...useSiteLinks(['home']), ...useMenuLinks(), ...useFooterLinks()]
  const services = useServiceLinks()
  const other = useOtherAddress()?.switch
  const { tagline } = useSiteSettings()
  const { socialLinks } = content ?? {}
  const [privacy] = useSiteLinks(['privacy'])
  return (
    <Footer
      strip={<Illustration source={lazyLandscape('divider')} />}
      tagline={tagline || (content && textOf(content, 'tagline'))}
      contact={<ContactFacts />}
      end={
        <>
          <span suppressHydrationWarning>{texts.rights(yearIn(timeZone), name)}</span>
          {privacy && <a href={privacy.href}>{privacy.label}</a>}
          {other && (
            <a href={other.href} hrefLang={other.locale} lang={other.locale}>
              {texts.toOtherLocale}
            </a>
          )}
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
          lang={services[0]?.lang}
        />
      )}
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

/** The contact details that are entered; if they could not be loaded, the reason and a button to try again. */
function ContactFacts() {
  const { nav, shell } = useTexts()
  const { contact, addressLang, failure, refetch } = useSiteSettings()
  const facts = factsOf(contact, addressLang)
  if (!failure && facts.length === 0) return null
  return (
    <section className={styles.facts} aria-label={nav.contact}>
      <p className={styles.heading}>{nav.contact}</p>
      {facts.length > 0 && <address>{facts}</address>}
      {failure && (
        <div className={styles.failure} role="status">
          <p>{shell.failures[failure]}</p>
          <RetryButton retry={refetch} />
        </div>
      )}
    </section>
  )
}

const factsOf = (
  { phoneNumber, emailAddress, addressText }: SiteSettings['contact'],
  addressLang: SiteSettings['addressLang'],
) => {
  const call = callLinkOf(phoneNumber)
  return [
    phoneNumber && <p key="phone">{call ? <a href={call}>{phoneNumber}</a> : phoneNumber}</p>,
    emailAddress && (
      <p key="email">
        <a href={`mailto:${emailAddress}`}>{emailAddress}</a>
      </p>
    ),
    addressText && (
      <p key="address" className={styles.address} lang={addressLang}>
        {breakableAddress(addressText)}
      </p>
    ),
  ].filter(Boolean)
}
