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
}

/**
 * A picture that is looked at as a whole, on a land tone: a drawing without ground stands on it, a photograph is
 * mounted on it, and nothing is cut off. Its place is held before it loads. Not for scenery (`Hero`, `PageHead`).
 */
export function Picture({
  src,
  alt,
  ground,
  placeholder,
  shape = 'card',
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
    >
      {src ? (
        <Photo {...{ src, alt, sources, sizes, focal, miniature, isFirst, onBroken }} fit="contain" />
      ) : (
        placeholder
      )}
    </div>
  )
}
