import { type ComponentProps, useCallback } from 'react'
import drawing from '../../drawing.module.css'
import { classNames } from '../classNames.ts'
import focalStyles from './focal.css?url&no-inline'
import styles from './Photo.module.css'

/** One file format that a picture comes in besides its own, or a part of it for some screens. */
export interface PhotoSource {
  /** MIME type: `image/avif`. */
  type: string
  /** Addresses with their widths, as in HTML's `srcset`. */
  srcSet: string
  /** The screens that it is for, as in HTML's `media`, and how wide it is there. */
  media?: string
  sizes?: string
}

export interface PhotoProps extends Omit<ComponentProps<'span'>, 'children'> {
  src: string
  /** What is seen. Empty where the words beside it say the same. */
  alt: string
  /** The smaller formats, the smallest first, those for some screens before those for all. */
  sources?: readonly PhotoSource[] | undefined
  /** How wide it is shown, as in HTML's `sizes`: browsers choose the file by it. */
  sizes?: string | undefined
  /** Whether its edges may be cut off to fill the box, or all of it is seen. */
  fit?: 'cover' | 'contain'
  /** What stays in sight where its edges are cut off: shares of its width and height, from the top left. */
  focal?: readonly [x: number, y: number] | undefined
  /** A miniature as a `data:` address, seen until the picture has come. */
  miniature?: string | null | undefined
  /** Seen at once: load it first. Everything else waits until it is near. */
  isFirst?: boolean
  /** Seen soon, though it is not in sight: load it now, behind what is. */
  isNext?: boolean
  /** Told when it does not come. */
  onBroken?: () => void
}

/** Styles know twentieths. A middle is said too: around the picture another place may count where nothing is. */
const twentiethsOf = (share: number | undefined) => (share === undefined ? undefined : Math.round(share * 20))

/**
 * A picture file in the size and format that suits the screen. Fills the box that its class makes, so that nothing
 * moves when it comes. Not for things that need a ground and a placeholder (`Picture`).
 */
export function Photo({
  src,
  alt,
  sources = [],
  sizes,
  fit = 'cover',
  focal,
  miniature,
  isFirst = false,
  isNext = false,
  onBroken,
  className,
  ...rest
}: PhotoProps) {
  /** A picture may have failed before the page was hydrated: then there is no event left to hear. */
  const look = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) onBroken?.()
    },
    [onBroken],
  )
  // What is out of sight and not next is asked for after the first paint: letters come before it.
  const picture = isFirst || isNext ? undefined : drawing.later
  return (
    <span {...rest} className={classNames(styles.photo, className)} data-fit={fit}>
      {miniature && <img className={styles.miniature} src={miniature} alt="" aria-hidden="true" />}
      {focal && <link rel="stylesheet" href={focalStyles} />}
      <picture className={picture}>
        {sources.map((source) => (
          <source key={source.srcSet} sizes={sizes} {...source} />
        ))}
        <img
          ref={look}
          data-x={twentiethsOf(focal?.[0])}
          data-y={twentiethsOf(focal?.[1])}
          src={src}
          alt={alt}
          loading={isFirst || isNext ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding="async"
          onError={onBroken}
        />
      </picture>
    </span>
  )
}
