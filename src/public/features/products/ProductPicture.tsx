import { phone, tablet } from '@filiz/design-system/breakpoints'
import { type Background, Picture } from '@filiz/design-system/Picture'
import { type ComponentProps, ViewTransition } from 'react'
import { PicturePlaceholder } from '../../components/PicturePlaceholder.tsx'
import { usePhoto, usePictureFit } from '../../media/usePhoto.ts'
import type { PublicProduct } from './product.ts'

interface ProductPictureProps extends Pick<ComponentProps<typeof Picture>, 'alt' | 'lang' | 'shape' | 'priority'> {
  product: PublicProduct
  background: Background
}

/** `sizes` of the picture, by its shape. */
const SIZES = {
  card: `${phone} 32vw, ${tablet} 47vw, 24vw`,
  large: `${tablet} 94vw, 55vw`,
} as const

/** Picture of a product. A view transition moves it between list and detail page. */
export function ProductPicture({ product, ...rest }: ProductPictureProps) {
  const photo = usePhoto(product.imageUrl)
  const fit = usePictureFit(product.imageUrl)
  return (
    <ViewTransition name={`product-${product.id}`} default="none" share="auto">
      <Picture
        {...rest}
        {...photo}
        fit={fit}
        sizes={SIZES[rest.shape ?? 'card']}
        placeholder={<PicturePlaceholder />}
      />
    </ViewTransition>
  )
}
