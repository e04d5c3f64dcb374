import { paths } from '../../contract/domain/paths.ts'
import { DetailStates } from '../components/loadStates.tsx'
import { ReferenceDetail } from '../features/references/ReferenceDetail.tsx'
import { useTexts } from '../i18n/locale.ts'
import type { PageProps } from '../navigation/route.ts'
import type { referencePage } from '../routes.ts'

/** The page of one reference, found by its slug or, for old links, by its id. */
export default function ReferencePage({ data }: PageProps<typeof referencePage>) {
  const { references: texts } = useTexts()
  return (
    <DetailStates loaded={data.reference} texts={texts} backTo={paths.references}>
      {(reference) => <ReferenceDetail reference={reference} />}
    </DetailStates>
  )
}
