import { paths } from '../../contract/domain/paths.ts'
import { RecordPreview } from '../features/previews/RecordPreview.tsx'
import { ServiceDetail } from '../features/services/ServiceDetail.tsx'
import { servicePathOf } from '../features/services/service.ts'
import type { PageProps } from '../navigation/route.ts'
import type { servicePreviewPage } from '../routes.ts'

/** Preview of a service (`RecordPreview`). */
export default function ServicePreviewPage({ data }: PageProps<typeof servicePreviewPage>) {
  return (
    <RecordPreview
      kind="service"
      loaded={data.service}
      backTo={paths.services}
      publicPathOf={(service, locale) => (service.isHidden ? undefined : servicePathOf(service, locale))}
    >
      {(service) => <ServiceDetail service={service} isPreview />}
    </RecordPreview>
  )
}
