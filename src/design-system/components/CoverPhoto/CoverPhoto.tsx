import { type ComponentProps, type ReactNode, useCallback, useState } from 'react'
import { classNames } from '../classNames.ts'
import { Photo, type PhotoProps } from '../Photo/Photo.tsx'
import styles from './CoverPhoto.module.css'

export interface CoverPhotoProps
  extends Omit<ComponentProps<'div'>, 'children'>,
    Pick<PhotoProps, 'alt' | 'sources' | 'sizes' | 'objectPosition' | 'blurDataURL' | 'priority' | 'preload'> {
  /** Without a URL, and when it fails to load, the placeholder is shown. */
  src: string | null | undefined
  /** Shown when there is no picture, usually an illustration. */
  placeholder: ReactNode
}

/** A photograph that covers its box and may be cropped. Not for pictures that must be seen whole (`Picture`). */
export function CoverPhoto({
  src,
  alt,
  sources,
  sizes,
  objectPosition,
  blurDataURL,
  priority,
  preload,
  placeholder,
  className,
  ...rest
}: CoverPhotoProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>()
  const onError = useCallback(() => setBrokenSrc(src ?? ''), [src])
  const hasPicture = src && src !== brokenSrc
  return (
    <div {...rest} className={classNames(styles.cover, className)} data-state={hasPicture ? 'image' : 'placeholder'}>
      {hasPicture ? (
        <Photo {...{ src, alt, sources, sizes, objectPosition, blurDataURL, priority, preload, onError }} />
      ) : (
        placeholder
      )}
    </div>
  )
}
