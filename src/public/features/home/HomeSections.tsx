import { ButtonLink } from '@filiz/design-system/ButtonLink'
import { Illustration } from '@filiz/design-system/Illustration'
import { LinkIndex } from '@filiz/design-system/LinkIndex'
import { Section } from '@filiz/design-system/Section'
import { SectionHead } from '@filiz/design-system/SectionHead'
import { TextLink } from '@filiz/design-system/TextLink'
import { useId } from 'react'
import { lazyLandscape } from '../../../company/illustrations/lazy.ts'
import { ServiceIcon } from '../../../company/ServiceIcon.tsx'
import { paths, pathTo } from '../../../contract/domain/paths.ts'
import { shortDescriptionOf } from '../../../contract/domain/plainText.ts'
import { AssistantSample } from '../../components/AssistantSample.tsx'
import { ListSection } from '../../components/ListSection.tsx'
import { ListStates } from '../../components/ListStates.tsx'
import { TitledSection } from '../../components/TitledSection.tsx'
import { YearTimeline } from '../../components/YearTimeline.tsx'
import { rowsOf } from '../../data/responses.ts'
import { textOf } from '../../i18n/content.tsx'
import { useContentLang, useLocale, useTexts } from '../../i18n/locale.ts'
import { PostDate } from '../blog/PostDate.tsx'
import { dateOf, type PublicPost, postPathOf } from '../blog/post.ts'
import { ProductCards } from '../products/ProductCards.tsx'
import { ReferenceRow } from '../references/ReferenceRow.tsx'
import { servicePathOf } from '../services/service.ts'
import featuredStyles from './FeaturedSections.module.css'
import styles from './HomeSections.module.css'
import { type HomeData, type HomeSectionProps, useHomeTexts } from './homeData.ts'
import { LATEST_POSTS } from './homeLists.ts'

interface HomeSectionsProps extends Pick<HomeData, 'products' | 'services' | 'references' | 'posts'> {
  /** Undefined while it is loading. */
  content: HomeSectionProps['content'] | undefined
}

/** The home page below the slider. */
export function HomeSections({ content, products, services, references, posts }: HomeSectionsProps) {
  const latest = rowsOf(posts).slice(0, LATEST_POSTS.range[1] + 1)
  const { loading } = useTexts()
  if (!content) return <Section role="status">{loading}</Section>
  return (
    <>
      <CompanyValues content={content} />
      <FeaturedProducts products={products} content={content} />
      <FeaturedServices services={services} content={content} />
      <FeaturedReference references={references} />
      <AssistantSample posts={latest} content={content} />
      <LatestPosts posts={latest} content={content} />
      <ClosingSection content={content} />
    </>
  )
}

/** The company's values, one for each season of a field. */
function CompanyValues({ content }: HomeSectionProps) {
  const titleId = useId()
  const { valuesTitle: title, valuesLead: lead } = content
  const values = content.values ?? []
  if (!title && !lead && values.length === 0) return null
  const leadText = lead && <p className={styles.valuesLead}>{textOf(content, 'valuesLead')}</p>
  return (
    <Section space="narrow" aria-labelledby={title ? titleId : undefined}>
      {title ? <SectionHead title={textOf(content, 'valuesTitle')} titleId={titleId} action={leadText} /> : leadText}
      {values.length > 0 && <YearTimeline values={values} />}
    </Section>
  )
}

/** Cards of the featured products. */
function FeaturedProducts({ products: loaded, content }: Pick<HomeData, 'products'> & HomeSectionProps) {
  const home = useHomeTexts()
  const { products: texts, allProducts, nav } = useTexts()
  return (
    <TitledSection
      tone="sunk"
      title={textOf(content, 'productsTitle') || nav.products}
      action={<TextLink href={pathTo(paths.products, useLocale())}>{allProducts}</TextLink>}
    >
      <ListStates loaded={loaded} texts={{ ...texts, empty: home.products.empty }}>
        {(items) => <ProductCards products={items} level={3} hasLead />}
      </ListStates>
    </TitledSection>
  )
}

/** The featured services as a list of links beside an illustration. */
function FeaturedServices({ services: loaded, content }: Pick<HomeData, 'services'> & HomeSectionProps) {
  const home = useHomeTexts()
  const { services } = useTexts()
  const contentLang = useContentLang(rowsOf(loaded)[0])
  const locale = useLocale()
  const titleId = useId()
  return (
    <section className={featuredStyles.services} aria-labelledby={titleId}>
      <div className={featuredStyles.text}>
        <SectionHead title={textOf(content, 'servicesTitle') || services.title} titleId={titleId} />
        {content.servicesLead && <p className={featuredStyles.lead}>{textOf(content, 'servicesLead')}</p>}
        <ListStates loaded={loaded} texts={{ ...services, empty: home.services.empty }}>
          {(items) => (
            <LinkIndex
              lang={contentLang}
              entries={items.map((service) => ({
                key: service.id,
                href: servicePathOf(service, locale),
                mark: <ServiceIcon name={service.iconIdentifier} />,
                title: service.name ?? '',
                text: shortDescriptionOf(service),
              }))}
            />
          )}
        </ListStates>
        <TextLink className={featuredStyles.all} href={pathTo(paths.services, locale)}>
          {services.all}
        </TextLink>
      </div>
      <div className={featuredStyles.illustration}>
        <Illustration source={lazyLandscape('side-pivots')} />
      </div>
    </section>
  )
}

/** The newest featured reference; nothing if there is none. */
function FeaturedReference({ references }: Pick<HomeData, 'references'>) {
  const { references: texts } = useTexts()
  const [reference] = rowsOf(references)
  return (
    reference && (
      <ListSection label={texts.title}>
        <ReferenceRow reference={reference} side="left" />
      </ListSection>
    )
  )
}

/** Date and title of the newest posts; nothing if there are none. */
function LatestPosts({ posts, content }: { posts: readonly PublicPost[] } & HomeSectionProps) {
  const { blog } = useTexts()
  const contentLang = useContentLang(posts[0])
  const locale = useLocale()
  if (posts.length === 0) return null
  return (
    <TitledSection
      space="narrow"
      title={textOf(content, 'notebookTitle') || blog.title}
      action={<TextLink href={pathTo(paths.blog, locale)}>{blog.all}</TextLink>}
    >
      <LinkIndex
        lang={contentLang}
        entries={posts.map((post) => {
          const moment = dateOf(post)
          return {
            key: post.id,
            href: postPathOf(post, locale),
            mark: moment && <PostDate moment={moment} />,
            title: post.title ?? '',
          }
        })}
      />
    </TitledSection>
  )
}

/** The call to write to the company, with examples of what to write about. */
function ClosingSection({ content }: HomeSectionProps) {
  const locale = useLocale()
  const titleId = useId()
  const { closingTitle: title, closingLead: lead, closingAction: action } = content
  const points = content.closingPoints ?? []
  if (!title && !lead && !action && points.length === 0) return null
  return (
    <section className={styles.closing} aria-labelledby={title ? titleId : undefined}>
      <div className={styles.illustration}>
        <Illustration source={lazyLandscape('side-orchard')} />
      </div>
      <div className={styles.text}>
        {title && <h2 id={titleId}>{textOf(content, 'closingTitle')}</h2>}
        {lead && <p>{textOf(content, 'closingLead')}</p>}
        {points.length > 0 && (
          <ul className={styles.points}>
            {points.map((point, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same text may occur twice
              <li key={i}>{textOf(point, 'text')}</li>
            ))}
          </ul>
        )}
        {action && <ButtonLink href={pathTo(paths.contact, locale)}>{textOf(content, 'closingAction')}</ButtonLink>}
      </div>
    </section>
  )
}
