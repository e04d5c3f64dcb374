import { callLinkOf } from '../../contract/domain/phone.ts'
import { breakableAddress } from '../../contract/domain/plainText.ts'
import { RetryButton } from '../components/RetryButton.tsx'
import { useTexts } from '../i18n/locale.ts'
import styles from './FooterFacts.module.css'
import { type SiteSettings, useSiteSettings } from './siteSettings.ts'

/** Where the firm is found, as far as it is entered; where that is not known, why, and a way to ask again. */
export function FooterFacts() {
  const { nav, shell } = useTexts()
  const { contact, failure, refetch } = useSiteSettings()
  const facts = factsOf(contact)
  if (!failure && facts.length === 0) return null
  return (
    <section className={styles.facts} aria-label={nav.contact}>
      <p className={styles.heading}>{nav.contact}</p>
      {facts.length > 0 && <address>{facts}</address>}
      {failure && (
        <div className={styles.failure} role="status">
          <p>{shell.failures[failure]}</p>
          <RetryButton variant="quiet" size="s" retry={refetch} />
        </div>
      )}
    </section>
  )
}

const factsOf = ({ phoneNumber, emailAddress, addressText }: SiteSettings['contact']) => {
  const call = callLinkOf(phoneNumber)
  return [
    phoneNumber && <p key="phone">{call ? <a href={call}>{phoneNumber}</a> : phoneNumber}</p>,
    emailAddress && (
      <p key="email">
        <a href={`mailto:${emailAddress}`}>{emailAddress}</a>
      </p>
    ),
    addressText && (
      <p key="address" className={styles.address}>
        {breakableAddress(addressText)}
      </p>
    ),
  ].filter(Boolean)
}
