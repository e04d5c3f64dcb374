import { type ComponentProps, type ReactNode, useCallback, useState } from 'react'
import { classNames } from '../classNames.ts'
import { Photo, type PhotoProps } from '../Photo/Photo.tsx'
import styles from './Picture.module.css'

/** Land tones that a drawing stands on; neighbours get different ones. */
export const grounds = ['sage', 'straw', 'soil', 'lime'] as const
export type Ground = (typeof grounds)[number]

export interface PictureProps
  extends Omit<ComponentProps<'div'>, 'children'>,
    Pick<PhotoProps, 'sources' | 'sizes' | 'focal' | 'miniature' | 'isFirst'> {
  /** The picture's address; without one the placeholder is drawn. */
  src: string | null | undefined
  /** What is seen. Empty where the words beside it say the same. */
  alt: string
  ground: Ground
  /** A scene for when there is no picture. */
  placeholder: ReactNode
  /** `card` in strips, `large` as the main thing of a page. */
  shape?: 'card' | 'large'
  /** `cover` for opaque pictures, which fill the place around their focal point; `contain` for drawings on the tone. */
  fit?: PhotoProps['fit']
}

/**
 * The picture of a thing: a photograph fills its place, a drawing without ground stands whole on a land tone. Its place is
 * held before it loads. Not for scenery (`Hero`, `PageHead`).
 */
export function Picture({
  src,
  alt,
  ground,
  placeholder,
  shape = 'card',
  fit = 'contain',
  sources,
  sizes,
  focal,
  miniature,
  isFirst = false,
  className,
  ...rest
}: PictureProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>()
  const onBroken = useCallback(() => setBrokenSrc(src ?? ''), [src])
  const state = !src ? 'placeholder' : src === brokenSrc ? 'broken' : 'image'
  return (
    <div
      {...rest}
      className={classNames(styles.picture, className)}
      data-state={state}
      data-shape={shape}
      data-ground={ground}
      data-fit={fit}
    >
      {src ? (
        <Photo
          {...{ src, alt, sources, sizes, miniature, isFirst, onBroken, fit }}
          focal={fit === 'cover' ? focal : undefined}
        />
      ) : (
        placeholder
      )}
    </div>
  )
}
