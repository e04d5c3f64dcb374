import { useTexts } from '../preferences/locale.ts'
import { RelatedServices } from '../services/RelatedServices.tsx'
import { ServiceDetail } from '../services/ServiceDetail.tsx'
import { ServiceDetailSkeleton } from '../services/ServiceDetailSkeleton.tsx'
import { Detail } from '../states/Detail.tsx'
import type { PageProps } from '../waking/route.ts'
import { useApi } from '../waking/useApi.ts'

/** One service, by its slug (or its number, as old links have it). */
export default function ServicePage({ params: { slug } }: PageProps<'/hizmetler/:slug'>) {
  const { services: texts } = useTexts()
  const loaded = useApi('GET /services/:idOrSlug', { idOrSlug: slug })
  return (
    <Detail loaded={loaded} texts={texts} backTo="/hizmetler" skeleton={<ServiceDetailSkeleton />}>
      {(service) => (
        <>
          <ServiceDetail service={service} />
          <RelatedServices service={service} />
        </>
      )}
    </Detail>
  )
}
