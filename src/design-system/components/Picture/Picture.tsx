import { type ComponentProps, type ReactNode, useCallback, useState } from 'react'
import { classNames } from '../classNames.ts'
import { Photo, type PhotoProps } from '../Photo/Photo.tsx'
import styles from './Picture.module.css'

/** Background colours for transparent pictures; neighbours get different ones. */
export const backgrounds = ['sage', 'straw', 'soil', 'lime'] as const
export type Background = (typeof backgrounds)[number]

export interface PictureProps
  extends Omit<ComponentProps<'div'>, 'children'>,
    Pick<PhotoProps, 'sources' | 'sizes' | 'objectPosition' | 'blurDataURL' | 'priority'> {
  /** Without a URL the placeholder is shown. */
  src: string | null | undefined
  /** Alternative text; empty where the text beside it says the same. */
  alt: string
  background: Background
  /** Shown when there is no picture. */
  placeholder: ReactNode
  /** `card` in a `CardStrip`, `large` as the main picture of a page. */
  shape?: 'card' | 'large'
  /** `cover` for opaque pictures, cropped around `objectPosition`; `contain` for transparent ones on the background. */
  fit?: PhotoProps['fit']
}

/**
 * A product's picture in a box of fixed shape: an opaque one fills it, a transparent one is shown whole on a background
 * colour. Not for photographs that may be cropped to any shape (`CoverPhoto`).
 */
export function Picture({
  src,
  alt,
  background,
  placeholder,
  shape = 'card',
  fit = 'contain',
  sources,
  sizes,
  objectPosition,
  blurDataURL,
  priority = false,
  className,
  ...rest
}: PictureProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>()
  const onError = useCallback(() => setBrokenSrc(src ?? ''), [src])
  const state = !src ? 'placeholder' : src === brokenSrc ? 'broken' : 'image'
  return (
    <div
      {...rest}
      className={classNames(styles.picture, className)}
      data-state={state}
      data-shape={shape}
      data-background={background}
      data-fit={fit}
    >
      {src ? (
        <Photo
          {...{ src, alt, sources, sizes, blurDataURL, priority, onError, fit }}
          objectPosition={fit === 'cover' ? objectPosition : undefined}
        />
      ) : (
        placeholder
      )}
    </div>
  )
}
