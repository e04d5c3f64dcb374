import { aboutPageTexts } from '../../contract/texts/visitor/aboutPage.ts'
import { AboutContent } from '../about/AboutContent.tsx'
import { AboutSkeleton } from '../about/AboutSkeleton.tsx'
import { useLocale } from '../preferences/locale.ts'
import type { aboutPage } from '../routes.ts'
import { Instead } from '../states/Instead.tsx'
import type { PageProps } from '../waking/route.ts'

/** Who we are. */
export default function AboutPage({ data: { about: loaded } }: PageProps<typeof aboutPage>) {
  const texts = aboutPageTexts[useLocale()]
  const instead = { page: texts.page, label: texts.page, scene: 'full-orchard' } as const
  switch (loaded.state) {
    case 'loading':
      return <AboutSkeleton title={texts.page} />
    case 'missing':
      return (
        <Instead
          {...instead}
          title={texts.empty}
          lead={texts.emptyHint}
          next={{ href: '/iletisim', label: texts.write }}
          other={{ href: '/urunler', label: texts.goOn }}
        />
      )
    case 'failed':
      return <Instead {...instead} title={texts.failed} lead={texts.failedHint} next={{ retry: loaded.retry }} />
    case 'ready':
      return <AboutContent about={loaded.data} texts={texts} />
  }
}
