import { paths, pathTo } from '../../contract/domain/paths.ts'
import { EmptyState, PageSkeleton } from '../components/loadStates.tsx'
import { OwnPageArticle } from '../features/ownPages/OwnPageArticle.tsx'
import { useLocale, useTexts } from '../i18n/locale.ts'
import type { PageProps } from '../navigation/route.ts'
import type { ownPage } from '../routes.ts'
import NotFoundPage from './NotFoundPage.tsx'

/** A page of the owner's, at the root of the site: an unknown address is any address without a page. */
export default function OwnPage({ data: { ownPage: loaded } }: PageProps<typeof ownPage>) {
  const { ownPages: texts, notFound } = useTexts()
  const locale = useLocale()
  switch (loaded.state) {
    case 'loading':
      return <PageSkeleton />
    case 'missing':
      return <NotFoundPage />
    case 'failed':
      return (
        <EmptyState
          illustration="full-orchard"
          title={texts.failed}
          lead={texts.failedHint}
          action={{ retry: loaded.retry }}
          secondAction={{ href: pathTo(paths.home, locale), label: notFound.action }}
        />
      )
    case 'ready':
      return <OwnPageArticle page={loaded.data} />
  }
}
