import { Cut } from '@filiz/design-system/Cut'
import { ServiceIcon } from '@filiz/design-system/icons/service'
import { LinkIndex } from '@filiz/design-system/LinkIndex'
import { SectionHead } from '@filiz/design-system/SectionHead'
import { LateScene } from '@filiz/design-system/scenes/late'
import { TextLink } from '@filiz/design-system/TextLink'
import { useId } from 'react'
import { shortDescriptionOf } from '../../../contract/domain/plainText.ts'
import { ListStates } from '../../components/loadStates.tsx'
import { TextSkeleton } from '../../components/skeletons.tsx'
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
        <ListStates loaded={featured} texts={{ ...services, empty: home.services.empty }} skeleton={<TextSkeleton />}>
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
        </ListStates>
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
