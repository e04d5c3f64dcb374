import { Cut } from '@filiz/design-system/Cut'
import { ServiceIcon } from '@filiz/design-system/icons/service'
import { LinkIndex } from '@filiz/design-system/LinkIndex'
import { SectionHead } from '@filiz/design-system/SectionHead'
import { Skeleton } from '@filiz/design-system/Skeleton'
import { LateScene } from '@filiz/design-system/scenes/late'
import { TextLink } from '@filiz/design-system/TextLink'
import { useId } from 'react'
import { shortDescriptionOf } from '../../../contract/domain/plainText.ts'
import { Listing } from '../../components/Listing.tsx'
import { useContentLang, useTexts } from '../../i18n/locale.ts'
import { said } from '../../i18n/said.tsx'
import { servicePathOf } from '../services/service.ts'
import styles from './FeaturedServices.module.css'
import type { HomeData, Saying } from './homeData.ts'
import { useHomeTexts } from './useHomeTexts.ts'

/** The services that the administrator puts forward, as an index beside the land that they are done on. */
export function FeaturedServices({ services: featured, content }: Pick<HomeData, 'services'> & Saying) {
  const home = useHomeTexts()
  const { services } = useTexts()
  const contentLang = useContentLang()
  const titleId = useId()
  return (
    <section className={styles.services} aria-labelledby={titleId}>
      <div className={styles.words}>
        <SectionHead title={said(content, 'servicesTitle') || services.title} titleId={titleId} />
        {content.servicesLead && <p className={styles.lead}>{said(content, 'servicesLead')}</p>}
        <Listing loaded={featured} texts={{ ...services, empty: home.services.empty }} skeleton={<IndexSkeleton />}>
          {(items) => (
            <LinkIndex
              contentLang={contentLang}
              entries={items.map((service) => ({
                key: service.id,
                href: servicePathOf(service),
                mark: <ServiceIcon name={service.iconIdentifier} />,
                title: service.name ?? '',
                text: shortDescriptionOf(service),
              }))}
            />
          )}
        </Listing>
        <TextLink className={styles.all} href="/hizmetler">
          {services.all}
        </TextLink>
      </div>
      <Cut edge="left" className={styles.land}>
        <LateScene name="side-pivots" />
      </Cut>
    </section>
  )
}

const IndexSkeleton = () => (
  <div className={styles.skeleton} aria-hidden="true">
    {['most', 'half', 'most', 'half'].map((width, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: places without content have nothing else
      <div key={i}>
        <Skeleton shape="title" width={width === 'most' ? 'half' : 'most'} />
        <Skeleton shape="line" width={width === 'most' ? 'most' : 'full'} />
      </div>
    ))}
  </div>
)
