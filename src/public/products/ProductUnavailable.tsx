import { Button } from '@filiz/design-system/Button'
import { ButtonLink } from '@filiz/design-system/ButtonLink'
import { Hero } from '@filiz/design-system/Hero'
import { Scene } from '@filiz/design-system/scenes'
import { Head } from '../document/Head.tsx'
import { useTexts } from '../preferences/locale.ts'

/** There is no such product. */
export function ProductMissing() {
  const { notFound, products } = useTexts()
  return (
    <>
      <Head title={products.notFound} isMissing />
      <Hero
        size="page"
        scene={<Scene name="full-river" />}
        label={notFound.label}
        title={products.notFound}
        lead={products.notFoundHint}
        actions={
          <ButtonLink href="/urunler" variant="gold">
            {products.back}
          </ButtonLink>
        }
      />
    </>
  )
}

/** The product could not be asked for. */
export function ProductFailed({ retry }: { retry: () => void }) {
  const { tryAgain, products } = useTexts()
  return (
    <>
      <Head title={products.detailFailed} isMissing />
      <Hero
        role="alert"
        size="page"
        scene={<Scene name="full-river" />}
        title={products.detailFailed}
        lead={products.detailFailedHint}
        actions={
          <>
            <Button variant="gold" onClick={retry}>
              {tryAgain}
            </Button>
            <a href="/urunler">{products.back}</a>
          </>
        }
      />
    </>
  )
}
