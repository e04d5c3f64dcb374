import { type ComponentProps, type ReactNode, useCallback, useState } from 'react'
import { classNames } from '../classNames.ts'
import styles from './Picture.module.css'

/** Land tones that a drawing stands on; neighbours get different ones. */
export const grounds = ['sage', 'straw', 'soil', 'lime'] as const
export type Ground = (typeof grounds)[number]

export interface PictureProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The picture's address; without one the placeholder is drawn. */
  src: string | null | undefined
  /** What is seen. Empty where the words beside it say the same. */
  alt: string
  ground: Ground
  /** A scene for when there is no picture. */
  placeholder: ReactNode
  /** `card` in strips, `large` as the main thing of a page. */
  shape?: 'card' | 'large'
  /** Seen at once: load it first. Everything else waits until it is near. */
  isFirst?: boolean
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
  isFirst = false,
  className,
  ...rest
}: PictureProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>()
  /** A picture may have failed before the page was hydrated: then there is no event left to hear. */
  const look = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setBrokenSrc(image.getAttribute('src') ?? '')
  }, [])
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
        <img
          ref={look}
          src={src}
          alt={alt}
          width={560}
          height={560}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding="async"
          onError={() => setBrokenSrc(src)}
        />
      ) : (
        placeholder
      )}
    </div>
  )
}
