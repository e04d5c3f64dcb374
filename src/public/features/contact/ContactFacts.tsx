import { type Description, DescriptionList } from '@filiz/design-system/DescriptionList'
import { Illustration } from '@filiz/design-system/Illustration'
import { Notice } from '@filiz/design-system/Notice'
import { landscape } from '../../../company/illustrations/eager.ts'
import { callLinkOf, messagingLinkOf } from '../../../contract/domain/phone.ts'
import { breakableAddress } from '../../../contract/domain/plainText.ts'
import type { ContactPageTexts } from '../../../contract/i18n/site/contactPage.ts'
import { MapEmbed } from '../../components/MapEmbed.tsx'
import { RetryButton } from '../../components/RetryButton.tsx'
import { TextSkeleton } from '../../components/skeletons.tsx'
import type { PublicResponses } from '../../data/endpoints.ts'
import type { Loadable } from '../../data/responses.ts'
import { contentIn, langOf } from '../../i18n/content.tsx'
import { useLocale } from '../../i18n/locale.ts'
import styles from './contact.module.css'
import { mapOf } from './mapProviders.ts'
import { useContactTexts } from './useContactTexts.ts'

type ContactInfo = PublicResponses['GET /page-content/contact-info']

/** Phone, messaging, email, address and map of the company, in one of their states. */
export function ContactFacts({ loaded }: { loaded: Loadable<ContactInfo> }) {
  const { facts: texts } = useContactTexts()
  const locale = useLocale()
  if (loaded.state === 'loading') return <TextSkeleton />
  if (loaded.state === 'failed')
    return <Notice tone="error" title={texts.failed} action={<RetryButton retry={loaded.retry} />} />
  const info = loaded.state === 'ready' ? loaded.data : {}
  const facts = factsOf(contentIn(info, locale), texts)
  const address = info.addressText?.trim() ?? ''
  if (facts.length === 0 && !mapOf(info.mapIframeUrl, address))
    return (
      <Notice
        title={texts.missing}
        text={texts.missingHint}
        picture={<Illustration source={landscape('product-2')} />}
      />
    )
  return (
    <div className={styles.facts}>
      {facts.length > 0 && <DescriptionList items={facts} />}
      <MapEmbed url={info.mapIframeUrl} address={address} />
    </div>
  )
}

/** The facts that are entered. */
function factsOf(info: ContactInfo, texts: ContactPageTexts['facts']): Description[] {
  const [phone, email, address] = [info.phoneNumber, info.emailAddress, info.addressText].map((text) => text?.trim())
  const [call, messaging] = [callLinkOf(phone), messagingLinkOf(info.messagingNumber?.trim() || phone)]
  const facts: (Description | false)[] = [
    !!phone && { term: texts.phone, description: call ? <a href={call}>{phone}</a> : phone },
    !!messaging && { term: texts.messaging, description: <a href={messaging}>{texts.write}</a> },
    !!email && { term: texts.email, description: <a href={`mailto:${email}`}>{email}</a> },
    !!address && {
      term: texts.address,
      description: <span lang={langOf(info, 'addressText')}>{breakableAddress(address)}</span>,
    },
  ]
  return facts.filter((fact) => fact !== false)
}
