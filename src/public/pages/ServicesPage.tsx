import { ListHead } from '../lists/ListHead.tsx'
import { useTexts } from '../preferences/locale.ts'
import type { servicesPage } from '../routes.ts'
import { ServiceRows } from '../services/ServiceRows.tsx'
import { ServiceRowsSkeleton } from '../services/ServiceRowsSkeleton.tsx'
import { Listing } from '../states/Listing.tsx'
import type { PageProps } from '../waking/route.ts'
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
