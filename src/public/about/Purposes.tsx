import { ParcelPair } from '@filiz/design-system/ParcelPair'
import { Prose } from '@filiz/design-system/Prose'
import { Section } from '@filiz/design-system/Section'
import type { AboutPageTexts } from '../../contract/texts/visitor/aboutPage.ts'
import { useContentLang } from '../preferences/locale.ts'
import type { About } from './about.ts'

/** Mission and vision beside each other; one alone is an ordinary section. */
export function Purposes({ about, texts }: { about: About; texts: AboutPageTexts }) {
  const contentLang = useContentLang()
  const purposes = [
    { title: about.missionTitle?.trim() || texts.mission, text: about.missionText?.trim() },
    { title: about.visionTitle?.trim() || texts.vision, text: about.visionText?.trim() },
  ].filter((purpose): purpose is Purpose => Boolean(purpose.text))
  const [first, second] = purposes
  if (!first) return null
  if (!second)
    return (
      <Section tone="sunk" lang={contentLang}>
        <Prose>
          <Words {...first} />
        </Prose>
      </Section>
    )
  return <ParcelPair lang={contentLang} first={<Words {...first} />} second={<Words {...second} />} />
}

interface Purpose {
  title: string
  text: string
}

const Words = ({ title, text }: Purpose) => (
  <>
    <h2>{title}</h2>
    <p>{text}</p>
  </>
)
