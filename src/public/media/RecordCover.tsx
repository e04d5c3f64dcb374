import { phone, tablet } from '@filiz/design-system/breakpoints'
import { CoverPhoto } from '@filiz/design-system/CoverPhoto'
import { Illustration } from '@filiz/design-system/Illustration'
import { ViewTransition } from 'react'
import { lazyPlaceholder } from '../../company/illustrations/lazy.ts'
import { useAltText, usePhoto } from './usePhoto.ts'

interface RecordCoverProps {
  kind: 'service' | 'reference' | 'post'
  id: number
  url: string | null | undefined
  shape: keyof typeof SIZES
  /** The main picture of the record's own page: with its alternative text. In lists the picture is decorative. */
  isMain?: boolean
  priority?: boolean
  className?: string | undefined
}

/** `sizes` of the picture, by its shape. */
const SIZES = {
  page: '100vw',
  half: `${phone} 100vw, 50vw`,
  lead: `${phone} 100vw, 55vw`,
  row: `${phone} 100vw, 30vw`,
  card: `${phone} 100vw, ${tablet} 47vw, 24vw`,
} as const

/** Picture of a service, reference or post, or an illustration. A view transition moves it between list and detail page. */
export function RecordCover({ kind, id, url, shape, isMain = false, priority = isMain, className }: RecordCoverProps) {
  const photo = usePhoto(url)
  const altText = useAltText(url)
  return (
    <ViewTransition name={`${kind}-${id}`} default="none" share="auto">
      <CoverPhoto
        {...photo}
        {...(isMain ? altText : { alt: '' })}
        sizes={SIZES[shape]}
        priority={priority}
        className={className}
        placeholder={<Illustration source={lazyPlaceholder(kind === 'post' ? kind : 'service', id)} />}
      />
    </ViewTransition>
  )
}
