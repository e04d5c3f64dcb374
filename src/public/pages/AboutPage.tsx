import { aboutPageTexts } from '../../contract/texts/aboutPage.ts'
import { AboutContent } from '../about/AboutContent.tsx'
import { AboutSkeleton } from '../about/AboutSkeleton.tsx'
import { AboutEmpty, AboutFailed } from '../about/AboutUnavailable.tsx'
import { useApi } from '../api/useApi.ts'
import { useLocale, useTexts } from '../preferences/locale.ts'

/** Who we are. */
export default function AboutPage() {
  const { tryAgain } = useTexts()
  const texts = aboutPageTexts[useLocale()]
  const loaded = useApi('GET /page-content/about')
  switch (loaded.state) {
    case 'loading':
      return <AboutSkeleton title={texts.page} />
    case 'missing':
      return <AboutEmpty texts={texts} />
    case 'failed':
      return <AboutFailed texts={texts} retry={loaded.retry} tryAgain={tryAgain} />
    case 'ready':
      return <AboutContent about={loaded.data} texts={texts} />
  }
}
