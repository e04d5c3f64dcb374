import { Breadcrumb } from '@filiz/design-system/Breadcrumb'
import { laptop } from '@filiz/design-system/breakpoints'
import { PageHead } from '@filiz/design-system/PageHead'
import { Prose } from '@filiz/design-system/Prose'
import { Scenery } from '@filiz/design-system/Scenery'
import { Scene } from '@filiz/design-system/scenes'
import { paragraphsOf } from '../../../contract/domain/plainText.ts'
import type { AboutPageTexts } from '../../../contract/i18n/site/aboutPage.ts'
import { useContentLang, useTexts } from '../../i18n/locale.ts'
import { usePhoto, usePictureWords } from '../../media/usePhoto.ts'
import { Head } from '../../meta/Head.tsx'
import styles from './AboutContent.module.css'
import type { About } from './about.ts'
import { Purposes } from './Purposes.tsx'

interface AboutContentProps {
  about: About
  texts: AboutPageTexts
}

/** Who we are: the words of whoever keeps the site, set as a page. What is not entered takes no place. */
export function AboutContent({ about, texts }: AboutContentProps) {
  const { nav, breadcrumb } = useTexts()
  const contentLang = useContentLang()
  const photo = usePhoto(about.imageUrl)
  const words = usePictureWords(about.imageUrl)
  const title = about.title?.trim() || texts.page
  const subtitle = about.subtitle?.trim()
  const [opening, ...rest] = paragraphsOf(about.mainText)
  return (
    <>
      <Head title={title} description={subtitle || opening} imageUrl={about.imageUrl} found={about} />
      <PageHead
        size="l"
        title={title}
        contentLang={title === texts.page ? undefined : contentLang}
        breadcrumb={<Breadcrumb label={breadcrumb} trail={[{ href: '/', label: nav.home }]} current={texts.page} />}
        scene={
          <Scenery
            {...photo}
            className={styles.picture}
            {...words}
            sizes={`${laptop} 100vw, 50vw`}
            isFirst
            placeholder={<Scene name="side-orchard" />}
          />
        }
        {...(subtitle && { lead: subtitle })}
      />
      {opening && (
        <div className={styles.story} lang={contentLang}>
          <p className={styles.opening}>{opening}</p>
          {rest.length > 0 && (
            <Prose className={styles.rest}>
              {rest.map((paragraph, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same words may be written twice
                <p key={place}>{paragraph}</p>
              ))}
            </Prose>
          )}
        </div>
      )}
      <Purposes about={about} texts={texts} />
    </>
  )
}
