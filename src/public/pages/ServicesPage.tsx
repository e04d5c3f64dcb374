import { paths } from '../../contract/domain/paths.ts'
import { ListSection } from '../components/ListSection.tsx'
import { ListStates } from '../components/ListStates.tsx'
import { ListHead, useListTexts } from '../components/listPage.tsx'
import { ServiceRow } from '../components/ServiceRow.tsx'
import { UntranslatedLinks } from '../components/UntranslatedLinks.tsx'
import { useTexts } from '../i18n/locale.ts'
import type { PageProps } from '../navigation/route.ts'
import { servicesPage } from '../routes.ts'

/** All services as rows, their pictures on alternating sides. */
export default function ServicesPage({ data }: PageProps<typeof servicesPage>) {
  const texts = { ...useTexts().services, ...useListTexts('services-page') }
  return (
    <>
      <ListHead path={paths.services} texts={texts} illustration="head-orchard" />
      <ListSection label={texts.title}>
        <ListStates loaded={data.services} texts={texts}>
          {(services) =>
            services.map((service, i) => (
              <ServiceRow key={service.id} service={service} side={i % 2 ? 'left' : 'right'} priority={i === 0} />
            ))
          }
        </ListStates>
      </ListSection>
      <UntranslatedLinks list={servicesPage} path={paths.service} />
    </>
  )
}
