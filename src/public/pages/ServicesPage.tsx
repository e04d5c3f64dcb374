import { ListHead } from '../content/ListHead.tsx'
import { useTexts } from '../preferences/locale.ts'
import { ServiceRows } from '../services/ServiceRows.tsx'
import { ServiceRowsSkeleton } from '../services/ServiceRowsSkeleton.tsx'
import { Listing } from '../states/Listing.tsx'
import { useApi } from '../waking/useApi.ts'
import styles from './ServicesPage.module.css'

/** Every service, worth half a screen each. */
export default function ServicesPage() {
  const { services } = useTexts()
  const list = useApi('GET /services')
  return (
    <>
      <ListHead path="/hizmetler" texts={services} scene="head-orchard" />
      <section className={styles.list} aria-label={services.title}>
        <Listing loaded={list} texts={services} skeleton={<ServiceRowsSkeleton />}>
          {(items) => <ServiceRows services={items} />}
        </Listing>
      </section>
    </>
  )
}
