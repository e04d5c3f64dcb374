import { phone, tablet } from '@filiz/design-system/breakpoints'
import { type Background, Picture } from '@filiz/design-system/Picture'
import { ViewTransition } from 'react'
import { PicturePlaceholder } from '../../components/PicturePlaceholder.tsx'
import { useContentLang } from '../../i18n/locale.ts'
import { useAltText, usePhoto, usePictureFit } from '../../media/usePhoto.ts'
import type { PublicProduct } from './product.ts'

/** Display width, as in HTML: of the main picture of the product's page, and of cards by their place in a `CardStrip`. */
const SIZES = {
  main: `${tablet} 94vw, 55vw`,
  card: `${phone} 32vw, ${tablet} 47vw, 24vw`,
  lead: `${tablet} 94vw, 47vw`,
  row: `${tablet} 40vw, 20vw`,
}

interface ProductPictureProps {
  product: PublicProduct
  background: Background
  /** The main picture has an alternative text. On cards the picture is decorative. */
  size: keyof typeof SIZES
  priority?: boolean
}

/** Picture of a product. A view transition moves it between list and detail page. */
export function ProductPicture({ product, background, size, priority = size === 'main' }: ProductPictureProps) {
  const photo = usePhoto(product.imageUrl)
  const fit = usePictureFit(product.imageUrl)
  const altText = useAltText(product.imageUrl)
  const isMain = size === 'main'
  const name = { alt: product.name ?? '', lang: useContentLang(product) }
  return (
    <ViewTransition name={`product-${product.id}`} default="none" share="auto">
      <Picture
        {...photo}
        {...(isMain ? (altText.alt ? altText : name) : { alt: '' })}
        fit={fit}
        background={background}
        priority={priority}
        shape={isMain ? 'large' : 'card'}
        sizes={SIZES[size]}
        placeholder={<PicturePlaceholder />}
      />
    </ViewTransition>
  )
}
