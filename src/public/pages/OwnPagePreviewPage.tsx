import { paths } from '../../contract/domain/paths.ts'
import { OwnPageArticle } from '../features/ownPages/OwnPageArticle.tsx'
import { ownPagePathOf } from '../features/ownPages/ownPage.ts'
import { RecordPreview } from '../features/previews/RecordPreview.tsx'
import type { PageProps } from '../navigation/route.ts'
import type { ownPagePreviewPage } from '../routes.ts'

/** Preview of a page of the owner (`RecordPreview`). */
export default function OwnPagePreviewPage({ data }: PageProps<typeof ownPagePreviewPage>) {
  return (
    <RecordPreview
      kind="ownPage"
      loaded={data.ownPage}
      backTo={paths.home}
      publicPathOf={(page, locale) => (page.isHidden ? undefined : ownPagePathOf(page, locale))}
    >
      {(page) => <OwnPageArticle page={page} isPreview />}
    </RecordPreview>
  )
}
