import { useTexts } from '../preferences/locale.ts'
import type { servicePage } from '../routes.ts'
import { RelatedServices } from '../services/RelatedServices.tsx'
import { ServiceDetail } from '../services/ServiceDetail.tsx'
import { ServiceDetailSkeleton } from '../services/ServiceDetailSkeleton.tsx'
import { Detail } from '../states/Detail.tsx'
import type { PageProps } from '../waking/route.ts'
import { listIn } from '../waking/useApi.ts'

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
