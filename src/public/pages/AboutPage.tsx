import { aboutPageTexts } from '../../contract/texts/visitor/aboutPage.ts'
import { AboutContent } from '../about/AboutContent.tsx'
import { AboutSkeleton } from '../about/AboutSkeleton.tsx'
import { useLocale } from '../preferences/locale.ts'
import { Instead } from '../states/Instead.tsx'
import { useApi } from '../waking/useApi.ts'

/** Who we are. */
export default function AboutPage() {
  const texts = aboutPageTexts[useLocale()]
  const loaded = useApi('GET /page-content/about')
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
