import { ListHead } from '../components/ListHead.tsx'
import { Listing } from '../components/Listing.tsx'
import { ServiceRows } from '../features/services/ServiceRows.tsx'
import { ServiceRowsSkeleton } from '../features/services/ServiceRowsSkeleton.tsx'
import { useTexts } from '../i18n/locale.ts'
import type { PageProps } from '../navigation/route.ts'
import type { servicesPage } from '../routes.ts'
import styles from './ServicesPage.module.css'

/** Every service, worth half a screen each. */
export default function ServicesPage({ data }: PageProps<typeof servicesPage>) {
  const { services } = useTexts()
  return (
    <>
      <ListHead texts={services} scene="head-orchard" />
      <section className={styles.list} aria-label={services.title}>
        <Listing loaded={data.services} texts={services} skeleton={<ServiceRowsSkeleton />}>
          {(items) => <ServiceRows services={items} />}
        </Listing>
      </section>
    </>
  )
}
