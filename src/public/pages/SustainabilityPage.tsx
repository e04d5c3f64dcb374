import { Breadcrumb } from '@filiz/design-system/Breadcrumb'
import { Chapter } from '@filiz/design-system/Chapter'
import { Instrument, type InstrumentName } from '@filiz/design-system/instruments'
import { Measures } from '@filiz/design-system/Measures'
import { PageHead } from '@filiz/design-system/PageHead'
import type { Ground } from '@filiz/design-system/Picture'
import { Scenery } from '@filiz/design-system/Scenery'
import { Section } from '@filiz/design-system/Section'
import { Scene } from '@filiz/design-system/scenes'
import { type ReactNode, useId } from 'react'
import { chapterDrawings } from '../../company/drawings.ts'
import { createContent } from '../content/createContent.ts'
import { Head } from '../document/Head.tsx'
import { usePhoto } from '../pictures/usePhoto.ts'
import { useTexts } from '../preferences/locale.ts'
import { paragraphsOf } from '../prose/paragraphs.ts'
import styles from './SustainabilityPage.module.css'

const useSustainabilityContent = createContent('sustainability')

const DRAWINGS: readonly { name: InstrumentName; ground: Ground }[] = chapterDrawings

/** What the company saves, as far as it was measured, and what it does not claim. What is not written takes no place. */
export default function SustainabilityPage() {
  const { nav, breadcrumb } = useTexts()
  const { lead, figures, chapters, closingTitle, closingText } = useSustainabilityContent() ?? {}
  const title = nav.sustainability
  const closingId = useId()
  return (
    <>
      <Head title={title} {...(lead && { description: lead })} />
      <PageHead
        size="l"
        title={title}
        {...(lead && { lead })}
        breadcrumb={<Breadcrumb label={breadcrumb} trail={[{ href: '/', label: nav.home }]} current={title} />}
        scene={<Scene name="side-pivots" />}
      />
      {figures && figures.length > 0 && (
        <Measures
          measures={figures.map(({ value, unit, label, note }) => ({
            value,
            unit: unit ?? '',
            label,
            note: note ?? '',
          }))}
        />
      )}
      {chapters && chapters.length > 0 && (
        <div className={styles.chapters}>
          {chapters.map(({ title, text, imageUrl }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same words may be written twice
            <PicturedChapter key={i} title={title} place={i} imageUrl={imageUrl}>
              <Paragraphs text={text} />
            </PicturedChapter>
          ))}
        </div>
      )}
      {(closingTitle || closingText) && (
        <Section tone="sunk" aria-labelledby={closingTitle ? closingId : undefined} className={styles.closing}>
          {closingTitle && <h2 id={closingId}>{closingTitle}</h2>}
          <Paragraphs text={closingText} />
        </Section>
      )}
    </>
  )
}

/** Land beside chapters that no instrument goes with. */
const LAND = ['side-orchard', 'side-pivots', 'side-terraces'] as const

interface PicturedChapterProps {
  title: string
  place: number
  imageUrl: string | null
  children: ReactNode
}

/** A chapter beside its picture; where it has none, or it does not come, an instrument or land is drawn. Its words say what is seen. */
function PicturedChapter({ title, place, imageUrl, children }: PicturedChapterProps) {
  const photo = usePhoto(imageUrl)
  const { name, ground } = DRAWINGS[place % DRAWINGS.length] ?? {}
  const land = <Scene name={LAND[place % LAND.length]!} />
  const drawing = name ? <Instrument name={name} /> : land
  return (
    <Chapter
      title={title}
      side={place % 2 === 0 ? 'right' : 'left'}
      ground={ground ?? 'sage'}
      drawing={drawing}
      picture={
        photo.src ? (
          <Scenery {...photo} alt="" sizes="(max-width: 56.25em) 100vw, 50vw" placeholder={drawing} />
        ) : (
          !name && land
        )
      }
    >
      {children}
    </Chapter>
  )
}

const Paragraphs = ({ text }: { text: string | null | undefined }) =>
  paragraphsOf(text).map((paragraph, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the same words may be written twice
    <p key={place}>{paragraph}</p>
  ))
