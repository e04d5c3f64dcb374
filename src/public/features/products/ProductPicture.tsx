import { phone, tablet } from '@filiz/design-system/breakpoints'
import { type Background, Picture } from '@filiz/design-system/Picture'
import { ViewTransition } from 'react'
import { PicturePlaceholder } from '../../components/PicturePlaceholder.tsx'
import { useContentLang } from '../../i18n/locale.ts'
import { useAltText, usePhoto, usePictureFit } from '../../media/usePhoto.ts'
import type { PublicProduct } from './product.ts'

interface ProductPictureProps {
  product: PublicProduct
  background: Background
  /** The main picture of the product's page: with an alternative text. On cards the picture is decorative. */
  isMain?: boolean
  priority?: boolean
}

/** Picture of a product. A view transition moves it between list and detail page. */
export function ProductPicture({ product, background, isMain = false, priority = isMain }: ProductPictureProps) {
  const photo = usePhoto(product.imageUrl)
  const fit = usePictureFit(product.imageUrl)
  const altText = useAltText(product.imageUrl)
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
        sizes={isMain ? `${tablet} 94vw, 55vw` : `${phone} 32vw, ${tablet} 47vw, 24vw`}
        placeholder={<PicturePlaceholder />}
      />
    </ViewTransition>
  )
}
