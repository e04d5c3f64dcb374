import { Notice } from '@filiz/design-system/Notice'
import { PageHead } from '@filiz/design-system/PageHead'
import { Prose } from '@filiz/design-system/Prose'
import { useId } from 'react'
import { paragraphsOf } from '../../contract/domain/plainText.ts'
import { chaptersOf } from '../components/chapters.ts'
import { RetryButton } from '../components/RetryButton.tsx'
import { SiteBreadcrumb } from '../components/SiteBreadcrumb.tsx'
import { TextSkeleton } from '../components/skeletons.tsx'
import { useLocalResponse } from '../data/swr.tsx'
import { usePrivacyVersion } from '../features/contact/usePrivacyVersion.ts'
import { langOf } from '../i18n/content.tsx'
import { createTexts, useLocale } from '../i18n/locale.ts'
import { Head } from '../meta/Head.tsx'
import { useSite } from '../meta/SiteContext.ts'
import styles from './PrivacyPage.module.css'

const usePrivacyNotice = createTexts({
  tr: () => import('../../contract/i18n/site/privacy.ts'),
  en: () => import('../../contract/i18n/site/privacyEnglish.ts'),
})

/** The privacy notice, in the version that is in force. */
export default function PrivacyPage() {
  const locale = useLocale()
  const { title, short, lead, version, contents, kept, failed } = usePrivacyNotice()
  const { messageDays } = useSite()
  const inForce = usePrivacyVersion()
  const { hasFailed, retry } = useLocalResponse('/page-content/privacy')
  // The documents of other pages have only the date of the notice.
  const hasText = inForce?.text !== undefined
  const contentsId = useId()
  const lang = inForce && langOf(inForce, 'text')
  const chapters = chaptersOf(inForce?.text)
  const withHeading = chapters.filter(({ heading }) => heading)
  return (
    <>
      <Head title={title} description={lead} />
      <PageHead title={title} lead={lead} breadcrumb={<SiteBreadcrumb current={short} />} />
      <div className={styles.notice}>
        <aside className={styles.margin}>
          {inForce && (
            <p>
              {version} <time dateTime={inForce.date}>{dateIn(locale, inForce.date)}</time>
            </p>
          )}
          {messageDays !== undefined && <p>{kept(messageDays)}</p>}
          {withHeading.length > 0 && (
            <nav aria-labelledby={contentsId}>
              <p id={contentsId} className={styles.term}>
                {contents}
              </p>
              <ol lang={lang}>
                {withHeading.map(({ id, heading }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{heading}</a>
                  </li>
                ))}
              </ol>
            </nav>
          )}
        </aside>
        {hasText ? (
          <Prose lang={lang}>
            {chapters.map(({ id, heading, text }) => (
              <section key={id} aria-labelledby={heading ? id : undefined}>
                {heading && <h2 id={id}>{heading}</h2>}
                {paragraphsOf(text).map((paragraph, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same paragraph may occur twice
                  <p key={i} className="line-breaks">
                    {withBold(paragraph)}
                  </p>
                ))}
              </section>
            ))}
          </Prose>
        ) : hasFailed ? (
          <Notice tone="error" title={failed} action={<RetryButton retry={retry} />} />
        ) : (
          <div>
            <TextSkeleton />
          </div>
        )}
      </div>
    </>
  )
}

/** `**Bold**` parts of a paragraph; the only mark besides headings, so no parser is loaded for it. */
const withBold = (paragraph: string) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: parts are identified by their position
  paragraph.split(/\*\*(?=\S)(.+?)(?<=\S)\*\*/s).map((part, i) => (i % 2 ? <strong key={i}>{part}</strong> : part))

/** A date without a time, in UTC, so that no time zone changes it. */
const dateIn = (locale: string, date: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))
