import { Illustration } from '@filiz/design-system/Illustration'
import { ServiceIcon } from '@filiz/design-system/icons/service'
import { LinkIndex } from '@filiz/design-system/LinkIndex'
import { Section } from '@filiz/design-system/Section'
import { SectionHead } from '@filiz/design-system/SectionHead'
import { TextLink } from '@filiz/design-system/TextLink'
import { useId } from 'react'
import { lazyLandscape } from '../../../company/illustrations/lazy.ts'
import { shortDescriptionOf } from '../../../contract/domain/plainText.ts'
import { ListStates } from '../../components/loadStates.tsx'
import { TextSkeleton } from '../../components/skeletons.tsx'
import { textOf } from '../../i18n/content.tsx'
import { useContentLang, useTexts } from '../../i18n/locale.ts'
import { ProductList } from '../products/ProductList.tsx'
import { servicePathOf } from '../services/service.ts'
import styles from './FeaturedSections.module.css'
import { type HomeData, type HomeSectionProps, useHomeTexts } from './homeData.ts'

/** Cards of the featured products. */
export function FeaturedProducts({ products: loaded, content }: Pick<HomeData, 'products'> & HomeSectionProps) {
  const { products } = useHomeTexts()
  const { allProducts, nav } = useTexts()
  const titleId = useId()
  return (
    <Section tone="sunk" aria-labelledby={titleId}>
      <SectionHead
        title={textOf(content, 'productsTitle') || nav.products}
        titleId={titleId}
        action={<TextLink href="/urunler">{allProducts}</TextLink>}
      />
      <ProductList loaded={loaded} empty={products.empty} level={3} />
    </Section>
  )
}

/** The featured services as a list of links beside an illustration. */
export function FeaturedServices({ services: loaded, content }: Pick<HomeData, 'services'> & HomeSectionProps) {
  const home = useHomeTexts()
  const { services } = useTexts()
  const contentLang = useContentLang()
  const titleId = useId()
  return (
    <section className={styles.services} aria-labelledby={titleId}>
      <div className={styles.text}>
        <SectionHead title={textOf(content, 'servicesTitle') || services.title} titleId={titleId} />
        {content.servicesLead && <p className={styles.lead}>{textOf(content, 'servicesLead')}</p>}
        <ListStates loaded={loaded} texts={{ ...services, empty: home.services.empty }} skeleton={<TextSkeleton />}>
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
      <div className={styles.illustration}>
        <Illustration source={lazyLandscape('side-pivots')} />
      </div>
    </section>
  )
}
