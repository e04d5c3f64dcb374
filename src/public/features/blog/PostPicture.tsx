import { phone } from '@filiz/design-system/breakpoints'
import { CoverPhoto } from '@filiz/design-system/CoverPhoto'
import { Illustration } from '@filiz/design-system/Illustration'
import { type ComponentProps, ViewTransition } from 'react'
import { lazyPlaceholder } from '../../../company/illustrations/lazy.ts'
import { useAltText, usePhoto } from '../../media/usePhoto.ts'
import { type PublicPost, pictureOf } from './post.ts'

interface PostPictureProps extends Pick<ComponentProps<typeof CoverPhoto>, 'priority'> {
  post: PublicPost
  shape: keyof typeof SIZES
}

/** `sizes` of the picture, by its shape. */
const SIZES = {
  band: '100vw',
  lead: `${phone} 100vw, 55vw`,
  row: `${phone} 100vw, 30vw`,
} as const

/** Picture of a post: decorative in lists, with its alternative text on the post's page. A view transition moves it between them. */
export function PostPicture({ post, shape, priority }: PostPictureProps) {
  const photo = usePhoto(pictureOf(post))
  const altText = useAltText(pictureOf(post))
  return (
    <ViewTransition name={`post-${post.id}`} default="none" share="auto">
      <CoverPhoto
        {...photo}
        sizes={SIZES[shape]}
        {...(shape === 'band' ? altText : { alt: '' })}
        priority={priority ?? false}
        placeholder={<Illustration source={lazyPlaceholder('post', post.id)} />}
      />
    </ViewTransition>
  )
}
