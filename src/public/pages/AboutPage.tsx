import { laptop } from '@filiz/design-system/breakpoints'
import { CoverPhoto } from '@filiz/design-system/CoverPhoto'
import { Illustration } from '@filiz/design-system/Illustration'
import { PageHead } from '@filiz/design-system/PageHead'
import { Prose } from '@filiz/design-system/Prose'
import { Section } from '@filiz/design-system/Section'
import { Fragment } from 'react'
import { landscape } from '../../company/illustrations/eager.ts'
import { paths, pathTo } from '../../contract/domain/paths.ts'
import { paragraphsOf } from '../../contract/domain/plainText.ts'
import type { AboutPageTexts } from '../../contract/i18n/site/aboutPage.ts'
import { EmptyState, PageSkeleton } from '../components/loadStates.tsx'
import { PanelPair } from '../components/PanelPair.tsx'
import { Paragraphs } from '../components/Paragraphs.tsx'
import { SiteBreadcrumb } from '../components/SiteBreadcrumb.tsx'
import { TeamSection } from '../components/TeamSection.tsx'
import type { PublicResponses } from '../data/endpoints.ts'
import { rowsOf } from '../data/responses.ts'
import { contentIn, headTextOf, langOf, textOf } from '../i18n/content.tsx'
import { createTexts, useLocale } from '../i18n/locale.ts'
import { useAltText, usePhoto } from '../media/usePhoto.ts'
import { Head } from '../meta/Head.tsx'
import type { PageProps } from '../navigation/route.ts'
import type { aboutPage } from '../routes.ts'
import styles from './AboutPage.module.css'

const useAboutTexts = createTexts({
  tr: () => import('../../contract/i18n/site/aboutPage.ts'),
  en: () => import('../../contract/i18n/site/aboutPageEnglish.ts'),
})

type About = PublicResponses['GET /page-content/about']

interface AboutProps {
  about: About
  texts: AboutPageTexts
}

/** The page about the company. */
export default function AboutPage({ data: { about: loaded, people } }: PageProps<typeof aboutPage>) {
  const texts = useAboutTexts()
  const locale = useLocale()
  const emptyPage = { page: texts.page, label: texts.page, illustration: 'full-orchard' } as const
  switch (loaded.state) {
    case 'loading':
      return <PageSkeleton />
    case 'missing':
      return (
        <EmptyState
          {...emptyPage}
          title={texts.empty}
          lead={texts.emptyHint}
          action={{ href: pathTo(paths.contact, locale), label: texts.write }}
          secondAction={{ href: pathTo(paths.products, locale), label: texts.goOn }}
        />
      )
    case 'failed':
      return <EmptyState {...emptyPage} title={texts.failed} lead={texts.failedHint} action={{ retry: loaded.retry }} />
    case 'ready':
      return (
        <>
          <AboutContent about={loaded.data} texts={texts} />
          <TeamSection title={texts.team} people={rowsOf(people)} />
        </>
      )
  }
}

function AboutContent({ about: loaded, texts }: AboutProps) {
  const about = contentIn(loaded, useLocale())
  const photo = usePhoto(about.imageUrl)
  const altText = useAltText(about.imageUrl)
  const title = about.title?.trim() || texts.page
  const subtitle = about.subtitle?.trim()
  const [opening, ...rest] = paragraphsOf(about.mainText)
  return (
    <>
      <Head
        title={headTextOf(about, 'title')?.trim() || texts.page}
        description={headTextOf(about, 'subtitle')?.trim() || paragraphsOf(headTextOf(about, 'mainText'))[0]}
        imageUrl={about.imageUrl}
        seo={about}
      />
      <PageHead
        size="l"
        title={title}
        lang={about.title?.trim() ? langOf(about, 'title') : undefined}
        breadcrumb={<SiteBreadcrumb current={texts.page} />}
        picture={
          <CoverPhoto
            {...photo}
            className={styles.picture}
            {...altText}
            sizes={`${laptop} 100vw, 50vw`}
            priority
            placeholder={<Illustration source={landscape('side-orchard')} />}
          />
        }
        lead={subtitle && textOf(about, 'subtitle')}
      />
      {opening && (
        <div className={styles.story} lang={langOf(about, 'mainText')}>
          <p className={styles.opening}>{opening}</p>
          {rest.length > 0 && (
            <Prose className={styles.rest}>
              <Paragraphs text={rest.join('\n\n')} />
            </Prose>
          )}
        </div>
      )}
      <MissionAndVision about={about} texts={texts} />
    </>
  )
}

/** Mission and vision side by side; if only one is entered, it is an ordinary section. */
function MissionAndVision({ about, texts }: AboutProps) {
  const parts = [
    { title: 'missionTitle', defaultTitle: texts.mission, text: 'missionText' },
    { title: 'visionTitle', defaultTitle: texts.vision, text: 'visionText' },
  ] as const
  const [first, second] = parts
    .filter(({ text }) => about[text]?.trim())
    .map(({ title, defaultTitle, text }) => (
      <Fragment key={defaultTitle}>
        <h2 lang={about[title]?.trim() ? langOf(about, title) : undefined}>{about[title]?.trim() || defaultTitle}</h2>
        <Paragraphs text={about[text]} lang={langOf(about, text)} />
      </Fragment>
    ))
  if (!first) return null
  if (second) return <PanelPair first={first} second={second} />
  return (
    <Section tone="sunk">
      <Prose>{first}</Prose>
    </Section>
  )
}
