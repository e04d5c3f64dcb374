import { ServiceIcon } from '@filiz/design-system/icons/service'
import { SHORT_DESCRIPTION_LENGTH_SERVICES } from '../../contract/constants.ts'
import { shortDescriptionOf } from '../../contract/domain/plainText.ts'
import { FeatureRow } from '../components/FeatureRow.tsx'
import { ListHead, ListSection } from '../components/listPage.tsx'
import { ListStates } from '../components/loadStates.tsx'
import { ServicePicture } from '../features/services/ServicePicture.tsx'
import { servicePathOf } from '../features/services/service.ts'
import { useContentLang, useTexts } from '../i18n/locale.ts'
import type { PageProps } from '../navigation/route.ts'
import type { servicesPage } from '../routes.ts'

/** All services as rows, their pictures on alternating sides. */
export default function ServicesPage({ data }: PageProps<typeof servicesPage>) {
  const { services: texts } = useTexts()
  const contentLang = useContentLang()
  return (
    <>
      <ListHead texts={texts} illustration="head-orchard" />
      <ListSection label={texts.title}>
        <ListStates loaded={data.services} texts={texts}>
          {(services) =>
            services.map((service, i) => (
              <FeatureRow
                key={service.id}
                side={i % 2 ? 'left' : 'right'}
                icon={<ServiceIcon name={service.iconIdentifier} size={32} />}
                title={service.name ?? ''}
                text={shortDescriptionOf(service, SHORT_DESCRIPTION_LENGTH_SERVICES)}
                contentLang={contentLang}
                href={servicePathOf(service)}
                linkText={texts.see}
                picture={<ServicePicture service={service} shape="half" priority={i === 0} />}
              />
            ))
          }
        </ListStates>
      </ListSection>
    </>
  )
}
