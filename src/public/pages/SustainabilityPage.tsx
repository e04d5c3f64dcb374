import { Breadcrumb } from '@filiz/design-system/Breadcrumb'
import { upright } from '@filiz/design-system/breakpoints'
import { CoverPhoto } from '@filiz/design-system/CoverPhoto'
import { Instrument, type InstrumentName } from '@filiz/design-system/instruments'
import { PageHead } from '@filiz/design-system/PageHead'
import type { Background } from '@filiz/design-system/Picture'
import { Section } from '@filiz/design-system/Section'
import { Scene } from '@filiz/design-system/scenes'
import { LateScene } from '@filiz/design-system/scenes/late'
import { type ReactNode, useId } from 'react'
import { chapterDrawings } from '../../company/drawings.ts'
import { Paragraphs } from '../components/Paragraphs.tsx'
import { StatList } from '../components/StatList.tsx'
import { StorySection } from '../components/StorySection.tsx'
import { TextSkeleton } from '../components/skeletons.tsx'
import { createContent } from '../data/createContent.ts'
import { useTexts } from '../i18n/locale.ts'
import { langOf, said } from '../i18n/said.tsx'
import { usePhoto, usePictureWords } from '../media/usePhoto.ts'
import { Head } from '../meta/Head.tsx'
import styles from './SustainabilityPage.module.css'

const useSustainabilityContent = createContent('sustainability')

const DRAWINGS: readonly { name: InstrumentName; ground: Background }[] = chapterDrawings

/** What the company saves, as far as it was measured, and what it does not claim. What is not written takes no place. */
export default function SustainabilityPage() {
  const { nav, breadcrumb } = useTexts()
  const content = useSustainabilityContent()
  const { lead, figures, chapters, closingTitle, closingText } = content ?? {}
  const title = nav.sustainability
  const closingId = useId()
  return (
    <>
      <Head title={title} {...(lead && { description: lead })} />
      <PageHead
        size="l"
        title={title}
        {...(content && { lead: said(content, 'lead') })}
        breadcrumb={<Breadcrumb label={breadcrumb} trail={[{ href: '/', label: nav.home }]} current={title} />}
        scene={<Scene name="side-pivots" />}
      />
      {!content && (
        <Section>
          <TextSkeleton />
        </Section>
      )}
      {figures && figures.length > 0 && (
        <StatList
          measures={figures.map((figure) => ({
            value: said(figure, 'value'),
            unit: said(figure, 'unit'),
            label: said(figure, 'label'),
            note: said(figure, 'note'),
          }))}
        />
      )}
      {chapters && chapters.length > 0 && (
        <div className={styles.chapters}>
          {chapters.map((chapter, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same words may be written twice
            <PicturedChapter key={i} title={said(chapter, 'title')} place={i} imageUrl={chapter.imageUrl}>
              <Paragraphs text={chapter.text} lang={langOf(chapter, 'text')} />
            </PicturedChapter>
          ))}
        </div>
      )}
      {(closingTitle || closingText) && (
        <Section tone="sunk" aria-labelledby={closingTitle ? closingId : undefined} className={styles.closing}>
          {content && closingTitle && <h2 id={closingId}>{said(content, 'closingTitle')}</h2>}
          <Paragraphs text={closingText} lang={content && langOf(content, 'closingText')} />
        </Section>
      )}
    </>
  )
}

/** Land beside chapters that no instrument goes with. */
const LAND = ['side-orchard', 'side-pivots', 'side-terraces'] as const

interface PicturedChapterProps {
  title: ReactNode
  place: number
  imageUrl: string | null
  children: ReactNode
}

/** A chapter beside its picture; where it has none, or it does not come, an instrument or land is drawn. */
function PicturedChapter({ title, place, imageUrl, children }: PicturedChapterProps) {
  const photo = usePhoto(imageUrl)
  const words = usePictureWords(imageUrl)
  const { name, ground } = DRAWINGS[place % DRAWINGS.length] ?? {}
  const land = <LateScene name={LAND[place % LAND.length]!} />
  const drawing = name ? <Instrument name={name} /> : land
  return (
    <StorySection
      title={title}
      side={place % 2 === 0 ? 'right' : 'left'}
      background={ground ?? 'sage'}
      drawing={drawing}
      picture={
        photo.src ? (
          <CoverPhoto {...photo} {...words} sizes={`${upright} 100vw, 50vw`} placeholder={drawing} />
        ) : (
          !name && land
        )
      }
    >
      {children}
    </StorySection>
  )
}
