import { useApi } from '../api/useApi.ts'
import { useTexts } from '../preferences/locale.ts'
import type { PageProps } from '../routing/route.ts'
import { RelatedServices } from '../services/RelatedServices.tsx'
import { ServiceDetail } from '../services/ServiceDetail.tsx'
import { ServiceDetailSkeleton } from '../services/ServiceDetailSkeleton.tsx'
import { Failed, Missing } from '../states/Unavailable.tsx'

/** One service, by its slug (or its number, as old links have it). */
export default function ServicePage({ params: { slug } }: PageProps<'/hizmetler/:slug'>) {
  const { services: texts } = useTexts()
  const loaded = useApi('GET /services/:idOrSlug', { idOrSlug: slug })
  switch (loaded.state) {
    case 'loading':
      return <ServiceDetailSkeleton />
    case 'missing':
      return <Missing texts={texts} backTo="/hizmetler" />
    case 'failed':
      return <Failed texts={texts} backTo="/hizmetler" retry={loaded.retry} />
    case 'ready':
      return (
        <>
          <ServiceDetail service={loaded.data} />
          <RelatedServices service={loaded.data} />
        </>
      )
  }
}
