import { ParcelPair } from '@filiz/design-system/ParcelPair'
import { Prose } from '@filiz/design-system/Prose'
import { Section } from '@filiz/design-system/Section'
import { paragraphsOf } from '../../../contract/domain/plainText.ts'
import type { AboutPageTexts } from '../../../contract/i18n/site/aboutPage.ts'
import { useContentLang } from '../../i18n/locale.ts'
import styles from './AboutContent.module.css'
import type { About } from './about.ts'

/** Mission and vision beside each other; one alone is an ordinary section. */
export function Purposes({ about, texts }: { about: About; texts: AboutPageTexts }) {
  const purposes = [
    { title: about.missionTitle?.trim(), own: texts.mission, text: about.missionText?.trim() },
    { title: about.visionTitle?.trim(), own: texts.vision, text: about.visionText?.trim() },
  ].filter((purpose): purpose is Purpose => Boolean(purpose.text))
  const [first, second] = purposes
  if (!first) return null
  if (!second)
    return (
      <Section tone="sunk">
        <Prose className={styles.purpose}>
          <Words {...first} />
        </Prose>
      </Section>
    )
  return <ParcelPair first={<Words {...first} />} second={<Words {...second} />} />
}

interface Purpose {
  title: string | undefined
  /** The site's own title, where none is entered. */
  own: string
  text: string
}

function Words({ title, own, text }: Purpose) {
  const contentLang = useContentLang()
  return (
    <>
      <h2 lang={title ? contentLang : undefined}>{title || own}</h2>
      {paragraphsOf(text).map((paragraph, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same words may be written twice
        <p key={place} lang={contentLang}>
          {paragraph}
        </p>
      ))}
    </>
  )
}
