import { EmptyState } from '../components/EmptyState.tsx'
import { AboutContent } from '../features/about/AboutContent.tsx'
import { AboutSkeleton } from '../features/about/AboutSkeleton.tsx'
import { useAboutTexts } from '../features/about/useAboutTexts.ts'
import type { PageProps } from '../navigation/route.ts'
import type { aboutPage } from '../routes.ts'

/** Who we are. */
export default function AboutPage({ data: { about: loaded } }: PageProps<typeof aboutPage>) {
  const texts = useAboutTexts()
  const instead = { page: texts.page, label: texts.page, scene: 'full-orchard' } as const
  switch (loaded.state) {
    case 'loading':
      return <AboutSkeleton title={texts.page} />
    case 'missing':
      return (
        <EmptyState
          {...instead}
          title={texts.empty}
          lead={texts.emptyHint}
          next={{ href: '/iletisim', label: texts.write }}
          other={{ href: '/urunler', label: texts.goOn }}
        />
      )
    case 'failed':
      return <EmptyState {...instead} title={texts.failed} lead={texts.failedHint} next={{ retry: loaded.retry }} />
    case 'ready':
      return <AboutContent about={loaded.data} texts={texts} />
  }
}
