import { paths } from '../../contract/domain/paths.ts'
import { RecordPreview } from '../features/previews/RecordPreview.tsx'
import { ReferenceDetail } from '../features/references/ReferenceDetail.tsx'
import { referencePathOf } from '../features/references/reference.ts'
import type { PageProps } from '../navigation/route.ts'
import type { referencePreviewPage } from '../routes.ts'

/** Preview of a reference (`RecordPreview`). */
export default function ReferencePreviewPage({ data }: PageProps<typeof referencePreviewPage>) {
  return (
    <RecordPreview
      kind="reference"
      loaded={data.reference}
      backTo={paths.references}
      publicPathOf={(reference, locale) => (reference.isHidden ? undefined : referencePathOf(reference, locale))}
    >
      {(reference) => <ReferenceDetail reference={reference} isPreview />}
    </RecordPreview>
  )
}
