import { type Ground, Picture } from '@filiz/design-system/Picture'
import { placeholderFor, Scene } from '@filiz/design-system/scenes'
import { type ComponentProps, ViewTransition } from 'react'
import type { SeenProduct } from './product.ts'

interface ProductPictureProps extends Pick<ComponentProps<typeof Picture>, 'alt' | 'shape' | 'isFirst'> {
  product: SeenProduct
  ground: Ground
}

/** A product's picture. Between list and detail it moves from its one place to the other, where browsers can. */
export function ProductPicture({ product, ...rest }: ProductPictureProps) {
  return (
    <ViewTransition name={`product-${product.id}`} default="none" share="auto">
      <Picture
        {...rest}
        src={product.imageUrl}
        placeholder={<Scene name={placeholderFor('product', product.slug || String(product.id))} />}
      />
    </ViewTransition>
  )
}
