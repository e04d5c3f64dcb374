import type { ChatTexts } from '../../../contract/i18n/site/chat.ts'
import { useSiteLinks } from '../../layout/siteLinks.ts'
import { useSite } from '../../meta/SiteContext.ts'
import styles from './SmallPrint.module.css'

/** Which language the assistant speaks where that is another, where the text goes, as far as that is known, and the way to the privacy notice. */
export function SmallPrint({ texts }: { texts: ChatTexts }) {
  const { assistantHost } = useSite()
  const [privacy] = useSiteLinks(['privacy'])
  return (
    <p className={styles.print}>
      {texts.speaks && `${texts.speaks} `}
      {assistantHost === null && `${texts.staysHere} `}
      {assistantHost && `${texts.goesTo(assistantHost)} `}
      {privacy && <a href={privacy.href}>{privacy.label}</a>}
    </p>
  )
}
