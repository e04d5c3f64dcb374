import { phone, tablet } from '@filiz/design-system/breakpoints'
import { CoverPhoto } from '@filiz/design-system/CoverPhoto'
import { placeholderFor } from '@filiz/design-system/scenes'
import { LateScene } from '@filiz/design-system/scenes/late'
import { type ComponentProps, ViewTransition } from 'react'
import { usePhoto } from '../../media/usePhoto.ts'
import type { SeenService } from './service.ts'

interface ServicePictureProps extends Pick<ComponentProps<typeof CoverPhoto>, 'priority' | 'className' | 'lang'> {
  /** What is seen, on its own page; beside a name in a list it is silent. */
  alt?: string
  service: SeenService
  shape: keyof typeof SIZES
}

/** How wide a picture is shown. */
const SIZES = {
  half: `${phone} 100vw, 50vw`,
  card: `${phone} 100vw, ${tablet} 47vw, 24vw`,
} as const

/** A service's picture. Between list and detail it moves, where browsers can. */
export function ServicePicture({ service, shape, alt = '', ...rest }: ServicePictureProps) {
  const photo = usePhoto(service.imageUrl)
  return (
    <ViewTransition name={`service-${service.id}`} default="none" share="auto">
      <CoverPhoto
        {...rest}
        {...photo}
        sizes={SIZES[shape]}
        alt={alt}
        placeholder={<LateScene name={placeholderFor('service', service.id)} />}
      />
    </ViewTransition>
  )
}
