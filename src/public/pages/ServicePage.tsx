import { Detail } from '../components/Detail.tsx'
import { listIn } from '../data/useApi.ts'
import { RelatedServices } from '../features/services/RelatedServices.tsx'
import { ServiceDetail } from '../features/services/ServiceDetail.tsx'
import { ServiceDetailSkeleton } from '../features/services/ServiceDetailSkeleton.tsx'
import { useTexts } from '../i18n/locale.ts'
import type { PageProps } from '../navigation/route.ts'
import type { servicePage } from '../routes.ts'

/** One service, by its slug (or its number, as old links have it). */
export default function ServicePage({ data }: PageProps<typeof servicePage>) {
  const { services: texts } = useTexts()
  return (
    <Detail loaded={data.service} texts={texts} backTo="/hizmetler" skeleton={<ServiceDetailSkeleton />}>
      {(service) => (
        <>
          <ServiceDetail service={service} />
          <RelatedServices service={service} list={listIn(data.neighbours)} />
        </>
      )}
    </Detail>
  )
}
