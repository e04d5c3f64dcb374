import { Illustration } from '@filiz/design-system/Illustration'
import { PageHead } from '@filiz/design-system/PageHead'
import { Section } from '@filiz/design-system/Section'
import { useId } from 'react'
import { landscape } from '../../company/illustrations/eager.ts'
import { Paragraphs } from '../components/Paragraphs.tsx'
import { SiteBreadcrumb } from '../components/SiteBreadcrumb.tsx'
import { StatList } from '../components/StatList.tsx'
import { StorySection } from '../components/StorySection.tsx'
import { TextSkeleton } from '../components/skeletons.tsx'
import { isOwnApi } from '../data/apiClient.ts'
import { useContent } from '../data/useContent.ts'
import { headTextOf, langOf, textOf } from '../i18n/content.tsx'
import { useTexts } from '../i18n/locale.ts'
import { Head } from '../meta/Head.tsx'
import type { PageProps } from '../navigation/route.ts'
import type { sustainabilityPage } from '../routes.ts'
import NotFoundPage from './NotFoundPage.tsx'
import styles from './SustainabilityPage.module.css'

/** The page about sustainability; not found until the owner has written it. */
export default function SustainabilityPage({ data }: PageProps<typeof sustainabilityPage>) {
  return data.content.state === 'missing' && isOwnApi() ? <NotFoundPage /> : <Sustainability />
}

/** Measured figures, chapters and a closing text. Fields that are empty are left out. */
function Sustainability() {
  const { sustainability: title } = useTexts().nav
  const content = useContent('sustainability')
  const { figures, chapters, closingTitle, closingText } = content ?? {}
  const closingId = useId()
  return (
    <>
      <Head title={title} description={headTextOf(content, 'lead')} />
      <PageHead
        size="l"
        title={title}
        lead={content && textOf(content, 'lead')}
        breadcrumb={<SiteBreadcrumb current={title} />}
        picture={<Illustration source={landscape('side-pivots')} />}
      />
      {!content && (
        <Section>
          <TextSkeleton />
        </Section>
      )}
      {figures && figures.length > 0 && <StatList figures={figures} />}
      {chapters && chapters.length > 0 && (
        <div className={styles.chapters}>
          {chapters.map((chapter, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same text may occur twice
            <StorySection key={i} chapter={chapter} index={i} />
          ))}
        </div>
      )}
      {(closingTitle || closingText) && (
        <Section tone="sunk" aria-labelledby={closingTitle ? closingId : undefined} className={styles.closing}>
          {content && closingTitle && <h2 id={closingId}>{textOf(content, 'closingTitle')}</h2>}
          <Paragraphs text={closingText} lang={content && langOf(content, 'closingText')} />
        </Section>
      )}
    </>
  )
}
