import { Breadcrumb } from '@filiz/design-system/Breadcrumb'
import { upright } from '@filiz/design-system/breakpoints'
import { CoverPhoto } from '@filiz/design-system/CoverPhoto'
import { Illustration } from '@filiz/design-system/Illustration'
import { PageHead } from '@filiz/design-system/PageHead'
import type { Background } from '@filiz/design-system/Picture'
import { Section } from '@filiz/design-system/Section'
import { type ReactNode, useId } from 'react'
import type { ObjectName } from '../../company/illustrations/catalogue.ts'
import { chapterIllustrations } from '../../company/illustrations/chapters.ts'
import { landscape } from '../../company/illustrations/eager.ts'
import { lazyLandscape } from '../../company/illustrations/lazy.ts'
import { object } from '../../company/illustrations/objects.ts'
import { Paragraphs } from '../components/Paragraphs.tsx'
import { StatList } from '../components/StatList.tsx'
import { StorySection } from '../components/StorySection.tsx'
import { TextSkeleton } from '../components/skeletons.tsx'
import { useContent } from '../data/useContent.ts'
import { langOf, textOf } from '../i18n/content.tsx'
import { useTexts } from '../i18n/locale.ts'
import { useAltText, usePhoto } from '../media/usePhoto.ts'
import { Head } from '../meta/Head.tsx'
import styles from './SustainabilityPage.module.css'

const ILLUSTRATIONS: readonly { name: ObjectName; background: Background }[] = chapterIllustrations

/** The page about sustainability: measured figures, chapters and a closing text. Fields that are empty are left out. */
export default function SustainabilityPage() {
  const { nav, breadcrumb } = useTexts()
  const content = useContent('sustainability')
  const { lead, figures, chapters, closingTitle, closingText } = content ?? {}
  const title = nav.sustainability
  const closingId = useId()
  return (
    <>
      <Head title={title} {...(lead && { description: lead })} />
      <PageHead
        size="l"
        title={title}
        {...(content && { lead: textOf(content, 'lead') })}
        breadcrumb={<Breadcrumb label={breadcrumb} trail={[{ href: '/', label: nav.home }]} current={title} />}
        picture={<Illustration source={landscape('side-pivots')} />}
      />
      {!content && (
        <Section>
          <TextSkeleton />
        </Section>
      )}
      {figures && figures.length > 0 && (
        <StatList
          stats={figures.map((figure) => ({
            value: textOf(figure, 'value'),
            unit: textOf(figure, 'unit'),
            label: textOf(figure, 'label'),
            note: textOf(figure, 'note'),
          }))}
        />
      )}
      {chapters && chapters.length > 0 && (
        <div className={styles.chapters}>
          {chapters.map((chapter, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same text may occur twice
            <PicturedChapter key={i} title={textOf(chapter, 'title')} place={i} imageUrl={chapter.imageUrl}>
              <Paragraphs text={chapter.text} lang={langOf(chapter, 'text')} />
            </PicturedChapter>
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

/** Illustrations of chapters without an object. */
const LANDSCAPES = ['side-orchard', 'side-pivots', 'side-terraces'] as const

interface PicturedChapterProps {
  title: ReactNode
  place: number
  imageUrl: string | null
  children: ReactNode
}

/** A chapter beside its picture; without one, or if it fails to load, beside an illustration. */
function PicturedChapter({ title, place, imageUrl, children }: PicturedChapterProps) {
  const photo = usePhoto(imageUrl)
  const altText = useAltText(imageUrl)
  const { name, background } = ILLUSTRATIONS[place % ILLUSTRATIONS.length] ?? {}
  const fallback = <Illustration source={lazyLandscape(LANDSCAPES[place % LANDSCAPES.length]!)} />
  const illustration = name ? <Illustration source={object(name)} /> : fallback
  return (
    <StorySection
      title={title}
      side={place % 2 === 0 ? 'right' : 'left'}
      background={background ?? 'sage'}
      illustration={illustration}
      picture={
        photo.src ? (
          <CoverPhoto {...photo} {...altText} sizes={`${upright} 100vw, 50vw`} placeholder={illustration} />
        ) : (
          !name && fallback
        )
      }
    >
      {children}
    </StorySection>
  )
}
