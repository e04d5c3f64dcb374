import { type Fact, FactList } from '@filiz/design-system/FactList'
import { Notice } from '@filiz/design-system/Notice'
import { Scene } from '@filiz/design-system/scenes'
import { callLinkOf, messagingLinkOf } from '../../../contract/domain/phone.ts'
import type { ContactPageTexts } from '../../../contract/i18n/site/contactPage.ts'
import { RetryButton } from '../../components/RetryButton.tsx'
import { TextSkeleton } from '../../components/skeletons.tsx'
import type { Loaded } from '../../data/answers.ts'
import type { PublicAnswers } from '../../data/calls.ts'
import { breakableAddress } from './address.ts'
import styles from './ContactFacts.module.css'
import { ContactMap } from './ContactMap.tsx'
import { mapPlaceOf } from './mapProviders.ts'
import { useContactTexts } from './useContactTexts.ts'

/** Where else we are found, in each of its states. */
export default function ContactFacts({ loaded }: { loaded: Loaded<PublicAnswers['GET /page-content/contact-info']> }) {
  const { facts: texts } = useContactTexts()
  if (loaded.state === 'loading') return <TextSkeleton />
  if (loaded.state === 'failed')
    return (
      <Notice tone="error" title={texts.failed} action={<RetryButton variant="line" size="s" retry={loaded.retry} />} />
    )
  const info = loaded.state === 'ready' ? loaded.data : {}
  const facts = factsOf(info, texts)
  const address = info.addressText?.trim() ?? ''
  if (facts.length === 0 && !mapPlaceOf(info.mapIframeUrl, address))
    return <Notice title={texts.missing} text={texts.missingHint} scene={<Scene name="product-2" />} />
  return (
    <div className={styles.facts}>
      {facts.length > 0 && <FactList facts={facts} />}
      <ContactMap url={info.mapIframeUrl} address={address} />
    </div>
  )
}

type ContactInfo = PublicAnswers['GET /page-content/contact-info']

/** What is entered of them; what is missing takes no place. */
function factsOf(info: ContactInfo, texts: ContactPageTexts['facts']): Fact[] {
  const [phone, email, address] = [info.phoneNumber, info.emailAddress, info.addressText].map((text) => text?.trim())
  const [call, messaging] = [callLinkOf(phone), messagingLinkOf(info.messagingNumber?.trim() || phone)]
  const facts: (Fact | false)[] = [
    !!phone && { term: texts.phone, value: call ? <a href={call}>{phone}</a> : phone },
    !!messaging && { term: texts.messaging, value: <a href={messaging}>{texts.write}</a> },
    !!email && { term: texts.email, value: <a href={`mailto:${email}`}>{email}</a> },
    !!address && { term: texts.address, value: breakableAddress(address) },
  ]
  return facts.filter((fact) => fact !== false)
}
