import { phone, tablet } from '@filiz/design-system/breakpoints'
import { CoverPhoto } from '@filiz/design-system/CoverPhoto'
import { Illustration } from '@filiz/design-system/Illustration'
import { type ComponentProps, ViewTransition } from 'react'
import { lazyPlaceholder } from '../../../company/illustrations/lazy.ts'
import { usePhoto } from '../../media/usePhoto.ts'
import type { PublicService } from './service.ts'

interface ServicePictureProps extends Pick<ComponentProps<typeof CoverPhoto>, 'priority' | 'className' | 'lang'> {
  /** Alternative text, on the service's page; in lists the picture is decorative. */
  alt?: string
  service: PublicService
  shape: keyof typeof SIZES
}

/** `sizes` of the picture, by its shape. */
const SIZES = {
  half: `${phone} 100vw, 50vw`,
  card: `${phone} 100vw, ${tablet} 47vw, 24vw`,
} as const

/** Picture of a service. A view transition moves it between list and detail page. */
export function ServicePicture({ service, shape, alt = '', ...rest }: ServicePictureProps) {
  const photo = usePhoto(service.imageUrl)
  return (
    <ViewTransition name={`service-${service.id}`} default="none" share="auto">
      <CoverPhoto
        {...rest}
        {...photo}
        sizes={SIZES[shape]}
        alt={alt}
        placeholder={<Illustration source={lazyPlaceholder('service', service.id)} />}
      />
    </ViewTransition>
  )
}
