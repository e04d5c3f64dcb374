import { RecordPreview } from '../features/previews/previews.tsx'
import { ServiceDetail } from '../features/services/ServiceDetail.tsx'
import { servicePathOf } from '../features/services/service.ts'
import type { PageProps } from '../navigation/route.ts'
import type { servicePreviewPage } from '../routes.ts'

/** Preview of a hidden service. */
export default function ServicePreviewPage({ data }: PageProps<typeof servicePreviewPage>) {
  return (
    <RecordPreview
      kind="service"
      loaded={data.service}
      backTo="/hizmetler"
      publicPathOf={(service) => (service.isHidden ? undefined : servicePathOf(service))}
    >
      {(service) => <ServiceDetail service={service} isPreview />}
    </RecordPreview>
  )
}
