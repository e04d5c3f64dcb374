import { type ComponentProps, useCallback } from 'react'
import { classNames } from '../classNames.ts'
import lazy from '../lazy.module.css'
import positionStyles from './objectPosition.css?url&no-inline'
import styles from './Photo.module.css'

/** A `<source>` of the picture: another format, or a crop for some screens. */
export interface PhotoSource {
  /** MIME type: `image/avif`. */
  type: string
  /** URLs with their widths, as in HTML's `srcset`. */
  srcSet: string
  /** As in HTML: media query of the source, and its display width. */
  media?: string
  sizes?: string
}

export interface PhotoProps extends Omit<ComponentProps<'span'>, 'children' | 'onError'> {
  src: string
  /** Alternative text; empty where the text beside it says the same. */
  alt: string
  /** The smaller formats, the smallest first, those for some screens before those for all. */
  sources?: readonly PhotoSource[] | undefined
  /** As in HTML: display width, by which browsers choose the file. */
  sizes?: string | undefined
  /** `cover` crops it to fill the box, `contain` shows all of it. */
  fit?: 'cover' | 'contain'
  /** Focal point that stays visible when it is cropped: shares of its width and height, from the top left. */
  objectPosition?: readonly [x: number, y: number] | undefined
  /** A tiny preview, shown until the picture has loaded. */
  blurDataURL?: string | null | undefined
  /** Visible without scrolling: loaded at once with high priority. Others have `loading="lazy"`. */
  priority?: boolean | undefined
  /** Visible soon: loaded eagerly, at normal priority. */
  preload?: boolean | undefined
  /** The picture failed to load, perhaps before hydration. */
  onError?: (() => void) | undefined
}

/** Percent as two digits, in steps of five: the attribute that the rules of objectPosition.css select by. */
const percentOf = (share: number | undefined) =>
  share === undefined ? undefined : String(Math.round(share * 20) * 5).padStart(2, '0')

/**
 * A responsive picture: browsers choose size and format. Fills the box that its class makes, so that nothing shifts when
 * it loads. Not for pictures that may be missing (`Picture`, `CoverPhoto`).
 */
export function Photo({
  src,
  alt,
  sources = [],
  sizes,
  fit = 'cover',
  objectPosition,
  blurDataURL,
  priority = false,
  preload = false,
  onError,
  className,
  ...rest
}: PhotoProps) {
  /** The error event may have fired before hydration. */
  const checkLoaded = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) onError?.()
    },
    [onError],
  )
  const isEager = priority || preload
  return (
    <span {...rest} className={classNames(styles.photo, className)} data-fit={fit}>
      {blurDataURL && <img className={styles.preview} src={blurDataURL} alt="" aria-hidden="true" />}
      {objectPosition && <link rel="stylesheet" href={positionStyles} />}
      {/* A lazy picture is requested after the first paint, behind the fonts. */}
      <picture className={isEager ? undefined : lazy.lazy} data-x={percentOf(objectPosition?.[0])}>
        {sources.map((source) => (
          <source key={source.srcSet} sizes={sizes} {...source} />
        ))}
        <img
          ref={checkLoaded}
          data-y={percentOf(objectPosition?.[1])}
          src={src}
          alt={alt}
          loading={isEager ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
          onError={onError}
        />
      </picture>
    </span>
  )
}
