import type { ReactNode } from 'react'
import type { Locale } from '../../contract/constants.ts'
import { type PagePath, paths } from '../../contract/domain/paths.ts'
import type { PreviewTexts } from '../../contract/i18n/site/preview.ts'
import { DetailStates } from '../components/loadStates.tsx'
import { PostArticle } from '../components/PostArticle.tsx'
import type { Unsaved } from '../data/endpoints.ts'
import type { Loadable } from '../data/responses.ts'
import { postPathOf } from '../features/blog/post.ts'
import { OwnPageArticle } from '../features/ownPages/OwnPageArticle.tsx'
import { ownPagePathOf } from '../features/ownPages/ownPage.ts'
import { PreviewBanner, usePreviewTexts } from '../features/previews/previews.tsx'
import { ProductDetail } from '../features/products/ProductDetail.tsx'
import { productPathOf } from '../features/products/product.ts'
import { ReferenceDetail } from '../features/references/ReferenceDetail.tsx'
import { referencePathOf } from '../features/references/reference.ts'
import { ServiceDetail } from '../features/services/ServiceDetail.tsx'
import { servicePathOf } from '../features/services/service.ts'
import { CONTENT_LOCALE } from '../i18n/locale.ts'
import type { PageProps } from '../navigation/route.ts'
import type {
  ownPagePreviewPage,
  postPreviewPage,
  productPreviewPage,
  referencePreviewPage,
  servicePreviewPage,
} from '../routes.ts'

type PreviewRoute =
  | typeof postPreviewPage
  | typeof productPreviewPage
  | typeof servicePreviewPage
  | typeof referencePreviewPage
  | typeof ownPagePreviewPage

/** Preview of an unpublished post or a hidden product, service, reference or page, for everybody who has its link. */
export default function PreviewPage({ data }: PageProps<PreviewRoute>) {
  if ('post' in data)
    return (
      <RecordPreview
        kind="post"
        loaded={data.post}
        backTo={paths.blog}
        publicPathOf={(post, locale) => (post.isPublished ? postPathOf(post, locale) : undefined)}
      >
        {/* Dated by its planned publication, not by its creation. */}
        {(post) => <PostArticle post={{ ...post, date: post.date ?? post.publishAt, createdAt: null }} isPreview />}
      </RecordPreview>
    )
  if ('product' in data)
    return (
      <RecordPreview
        kind="product"
        loaded={data.product}
        backTo={paths.products}
        publicPathOf={(product, locale) => (product.isHidden ? undefined : productPathOf(product, locale))}
      >
        {(product) => <ProductDetail product={product} isPreview />}
      </RecordPreview>
    )
  if ('reference' in data)
    return (
      <RecordPreview
        kind="reference"
        loaded={data.reference}
        backTo={paths.references}
        publicPathOf={(reference, locale) => (reference.isHidden ? undefined : referencePathOf(reference, locale))}
      >
        {(reference) => <ReferenceDetail reference={reference} isPreview />}
      </RecordPreview>
    )
  if ('ownPage' in data)
    return (
      <RecordPreview
        kind="ownPage"
        loaded={data.ownPage}
        backTo={paths.home}
        publicPathOf={(page, locale) => (page.isHidden ? undefined : ownPagePathOf(page, locale))}
      >
        {(page) => <OwnPageArticle page={page} isPreview />}
      </RecordPreview>
    )
  return (
    <RecordPreview
      kind="service"
      loaded={data.service}
      backTo={paths.services}
      publicPathOf={(service, locale) => (service.isHidden ? undefined : servicePathOf(service, locale))}
    >
      {(service) => <ServiceDetail service={service} isPreview />}
    </RecordPreview>
  )
}

interface RecordPreviewProps<T> {
  kind: Exclude<keyof PreviewTexts, 'page'>
  loaded: Loadable<T>
  /** The list that the record belongs to. */
  backTo: PagePath
  /** Path of the record's public page; undefined as long as it is not published. */
  publicPathOf: (record: T, locale: Locale) => string | undefined
  children: (record: T) => ReactNode
}

function RecordPreview<T extends Unsaved>({ kind, loaded, backTo, publicPathOf, children }: RecordPreviewProps<T>) {
  const { page, [kind]: texts } = usePreviewTexts()
  return (
    <DetailStates loaded={loaded} texts={texts} backTo={backTo}>
      {(record) => {
        const publicPath = publicPathOf(record, CONTENT_LOCALE)
        return (
          <>
            <PreviewBanner label={texts.label}>
              {record.isUnsaved ? (
                page.lead
              ) : publicPath ? (
                <>
                  {texts.shown} <a href={publicPath}>{texts.toPage}</a>
                </>
              ) : (
                texts.lead
              )}
            </PreviewBanner>
            {children(record)}
          </>
        )
      }}
    </DetailStates>
  )
}
