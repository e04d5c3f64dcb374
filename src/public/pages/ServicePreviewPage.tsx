import { PreviewRibbon } from '../previews/PreviewRibbon.tsx'
import { usePreviewTexts } from '../previews/usePreviewTexts.ts'
import type { servicePreviewPage } from '../routes.ts'
import { ServiceDetail } from '../services/ServiceDetail.tsx'
import { ServiceDetailSkeleton } from '../services/ServiceDetailSkeleton.tsx'
import { servicePathOf } from '../services/service.ts'
import { Detail } from '../states/Detail.tsx'
import type { PageProps } from '../waking/route.ts'

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
