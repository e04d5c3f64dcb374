import { Prose } from '@filiz/design-system/Prose'
import { Title } from '@filiz/design-system/Title'
import type { ReactNode } from 'react'
import { paragraphsOf } from '../../contract/domain/plainText.ts'
import type { Product } from '../../contract/resources/products.ts'
import type { Service } from '../../contract/resources/services.ts'
import type { PublicRecord } from '../data/endpoints.ts'
import { useContentLang } from '../i18n/locale.ts'
import { MorePictures } from '../media/MorePictures.tsx'
import { Head } from '../meta/Head.tsx'
import type { JsonLd, Offered, SiteInLocale, Step } from '../meta/structuredData.ts'
import { DetailSection } from './DetailSection.tsx'
import { Paragraphs } from './Paragraphs.tsx'
import ownStyles from './RecordDetail.module.css'
import { SiteBreadcrumb } from './SiteBreadcrumb.tsx'

interface RecordDetailProps {
  /** The fields that products and services have in common; a reference has the same under other names. */
  record: PublicRecord<Pick<Product, Exclude<keyof Product & keyof Service, 'place'>> & { id: number }>
  path: string
  /** The list that it belongs to. */
  list: Step
  /** One or two sentences for search engines. */
  summary: string
  /** Builds its structured data, on the server only. */
  structured: ((site: SiteInLocale, about: Offered) => JsonLd) | undefined
  isPreview?: boolean | undefined
  className: string | undefined
  /** Classes of the parts: `trail` and `text`, which sets `--lead-width`. */
  styles: Readonly<Record<string, string>>
  picture: ReactNode
  icon?: ReactNode
  /** Below the lead. */
  children: ReactNode
  /** Heading of the long description. */
  aboutTitle: string
  /** Above the long description. */
  beforeAbout?: ReactNode
}

/** The page of a product, service or reference: head, picture, title, lead and description. Fields that are empty are left out. */
export function RecordDetail({
  record,
  path,
  list,
  summary,
  structured,
  isPreview,
  className,
  styles,
  picture,
  icon,
  children,
  aboutTitle,
  beforeAbout,
}: RecordDetailProps) {
  const { name, shortDescription, description, imageUrl, morePictures, ...seo } = record
  const contentLang = useContentLang(record)
  const title = name ?? ''
  return (
    <>
      <Head
        title={title}
        description={summary}
        path={path}
        imageUrl={imageUrl}
        seo={seo}
        structured={structured && ((site) => [structured(site, { name: title, description: summary, imageUrl, path })])}
        parent={list}
        noIndex={isPreview}
      />
      <article className={className}>
        <SiteBreadcrumb className={styles.trail} list={list} current={title} lang={contentLang} />
        {picture}
        <div className={styles.text}>
          {icon}
          <Title level={1} size="l" lang={contentLang}>
            {title}
          </Title>
          {shortDescription?.trim() && (
            <p className={ownStyles.lead} lang={contentLang}>
              {shortDescription}
            </p>
          )}
          {children}
        </div>
      </article>
      <MorePictures name={title} pictures={morePictures} />
      {beforeAbout}
      {paragraphsOf(description).length > 0 && (
        <DetailSection title={aboutTitle} isSunk>
          <Prose lang={contentLang}>
            <Paragraphs text={description} />
          </Prose>
        </DetailSection>
      )}
    </>
  )
}
