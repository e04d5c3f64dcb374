import { Detail } from '../components/Detail.tsx'
import { PreviewRibbon } from '../features/previews/PreviewRibbon.tsx'
import { usePreviewTexts } from '../features/previews/usePreviewTexts.ts'
import { ServiceDetail } from '../features/services/ServiceDetail.tsx'
import { ServiceDetailSkeleton } from '../features/services/ServiceDetailSkeleton.tsx'
import { servicePathOf } from '../features/services/service.ts'
import type { PageProps } from '../navigation/route.ts'
import type { servicePreviewPage } from '../routes.ts'

/** A service that visitors may not see, for those who were given the link. */
export default function ServicePreviewPage({ data }: PageProps<typeof servicePreviewPage>) {
  const { service: texts } = usePreviewTexts()
  return (
    <Detail loaded={data.service} texts={texts} backTo="/hizmetler" skeleton={<ServiceDetailSkeleton />}>
      {(service) => (
        <>
          <PreviewRibbon texts={texts} shownAt={service.isHidden ? undefined : servicePathOf(service)} />
          <ServiceDetail service={service} isPreview />
        </>
      )}
    </Detail>
  )
}
