import { Breadcrumb } from '@filiz/design-system/Breadcrumb'
import { Chapter } from '@filiz/design-system/Chapter'
import { Instrument, type InstrumentName } from '@filiz/design-system/instruments'
import { Measures } from '@filiz/design-system/Measures'
import { PageHead } from '@filiz/design-system/PageHead'
import type { Ground } from '@filiz/design-system/Picture'
import { Section } from '@filiz/design-system/Section'
import { Scene } from '@filiz/design-system/scenes'
import { useId } from 'react'
import { sustainability } from '../../contract/texts/visitor/sustainability.ts'
import { Head } from '../document/Head.tsx'
import { createLateEnglish } from '../preferences/lateEnglish.ts'
import { useTexts } from '../preferences/locale.ts'
import styles from './SustainabilityPage.module.css'

const useSustainability = createLateEnglish(
  sustainability,
  async () => (await import('../../contract/texts/visitor/sustainabilityEnglish.ts')).sustainabilityEnglish,
)

/** The instrument that measures what a chapter is about, and the land that it stands on. */
const DRAWINGS: readonly { name: InstrumentName; ground: Ground }[] = [
  { name: 'flow-meter', ground: 'sage' },
  { name: 'soil-probe', ground: 'straw' },
  { name: 'leaf-sensor', ground: 'lime' },
  { name: 'gateway', ground: 'soil' },
]

/** What the company saves, as far as it was measured, and what it does not claim. */
export default function SustainabilityPage() {
  const { nav, breadcrumb } = useTexts()
  const { title, lead, figures, sections } = useSustainability()
  const chapters = sections.slice(0, DRAWINGS.length)
  const closing = sections.slice(DRAWINGS.length)
  const closingId = useId()
  return (
    <>
      <Head title={title} description={lead} />
      <PageHead
        size="l"
        title={title}
        lead={lead}
        breadcrumb={<Breadcrumb label={breadcrumb} trail={[{ href: '/', label: nav.home }]} current={title} />}
        scene={<Scene name="side-pivots" />}
      />
      <Measures measures={figures} />
      <div className={styles.chapters}>
        {chapters.map(({ heading, text }, i) => (
          <Chapter
            key={heading}
            title={heading}
            side={i % 2 === 0 ? 'right' : 'left'}
            ground={DRAWINGS[i]!.ground}
            drawing={<Instrument name={DRAWINGS[i]!.name} />}
          >
            <p>{text}</p>
          </Chapter>
        ))}
      </div>
      {closing.map(({ heading, text }) => (
        <Section key={heading} tone="sunk" aria-labelledby={closingId} className={styles.closing}>
          <h2 id={closingId}>{heading}</h2>
          <p>{text}</p>
        </Section>
      ))}
    </>
  )
}
