import { paths } from '../../contract/domain/paths.ts'
import { DetailStates } from '../components/loadStates.tsx'
import { rowsOf } from '../data/responses.ts'
import { RelatedServices, ServiceDetail } from '../features/services/ServiceDetail.tsx'
import type { PublicService } from '../features/services/service.ts'
import { useTexts } from '../i18n/locale.ts'
import type { PageProps } from '../navigation/route.ts'
import type { servicePage } from '../routes.ts'

/** The page of one service, found by its slug or, for old links, by its id. */
export default function ServicePage({ data }: PageProps<typeof servicePage>) {
  const { services: texts } = useTexts()
  return (
    <DetailStates loaded={data.service} texts={texts} backTo={paths.services}>
      {(service: PublicService) => (
        <>
          <ServiceDetail service={service} />
          <RelatedServices service={service} list={rowsOf(data.neighbours)} />
        </>
      )}
    </DetailStates>
  )
}
