import { DetailStates } from '../components/loadStates.tsx'
import { PreviewRibbon } from '../features/previews/PreviewRibbon.tsx'
import { usePreviewTexts } from '../features/previews/usePreviewTexts.ts'
import { ServiceDetail } from '../features/services/ServiceDetail.tsx'
import { servicePathOf } from '../features/services/service.ts'
import type { PageProps } from '../navigation/route.ts'
import type { servicePreviewPage } from '../routes.ts'

/** Preview of a hidden service, for everybody who has its link. */
export default function ServicePreviewPage({ data }: PageProps<typeof servicePreviewPage>) {
  const { service: texts } = usePreviewTexts()
  return (
    <DetailStates loaded={data.service} texts={texts} backTo="/hizmetler">
      {(service) => (
        <>
          <PreviewRibbon texts={texts} shownAt={service.isHidden ? undefined : servicePathOf(service)} />
          <ServiceDetail service={service} isPreview />
        </>
      )}
    </DetailStates>
  )
}
