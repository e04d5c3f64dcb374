import { Button } from '@filiz/design-system/Button'
import { Notice } from '@filiz/design-system/Notice'
import { Section } from '@filiz/design-system/Section'
import { Scene } from '@filiz/design-system/scenes'
import { TextLink } from '@filiz/design-system/TextLink'
import { useApi } from '../api/useApi.ts'
import { Head } from '../document/Head.tsx'
import { useTexts } from '../preferences/locale.ts'
import { ProductDetail, ProductDetailSkeleton } from '../products/ProductDetail.tsx'
import { RelatedProducts } from '../products/RelatedProducts.tsx'
import type { PageProps } from '../routing/route.ts'

/** One product, by its slug (or its number, as old links have it). */
export default function ProductPage({ params: { slug } }: PageProps<'/urunler/:slug'>) {
  const texts = useTexts()
  const loaded = useApi('GET /products/:idOrSlug', { idOrSlug: slug })
  if (loaded.state === 'loading')
    return (
      <>
        <Head title={texts.products.title} />
        <ProductDetailSkeleton />
      </>
    )
  if (loaded.state === 'ready')
    return (
      <>
        <ProductDetail product={loaded.data} />
        <RelatedProducts product={loaded.data} />
      </>
    )
  const isMissing = loaded.state === 'missing'
  const title = isMissing ? texts.products.notFound : texts.products.detailFailed
  return (
    <>
      <Head title={title} isMissing />
      <Section>
        <Notice
          tone={isMissing ? 'plain' : 'error'}
          level={1}
          title={title}
          text={isMissing ? texts.products.notFoundHint : texts.products.detailFailedHint}
          scene={<Scene name="product-3" />}
          action={
            <>
              {loaded.state === 'failed' && (
                <Button variant="line" size="s" onClick={loaded.retry}>
                  {texts.tryAgain}
                </Button>
              )}
              <TextLink href="/urunler">{texts.products.back}</TextLink>
            </>
          }
        />
      </Section>
    </>
  )
}
