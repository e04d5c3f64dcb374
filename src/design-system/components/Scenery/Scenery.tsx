import { type ComponentProps, type ReactNode, useCallback, useState } from 'react'
import { classNames } from '../classNames.ts'
import { Photo, type PhotoProps } from '../Photo/Photo.tsx'
import styles from './Scenery.module.css'

export interface SceneryProps
  extends Omit<ComponentProps<'div'>, 'children'>,
    Pick<PhotoProps, 'sources' | 'sizes' | 'focal' | 'miniature' | 'isFirst' | 'isNext'> {
  /** The picture's address; without one, and when it does not come, the placeholder is drawn. */
  src: string | null | undefined
  /** What is seen. Empty where the words beside it say the same. */
  alt: string
  /** A scene for when there is no picture. */
  placeholder: ReactNode
}

/**
 * A picture that fills its place from edge to edge and may be cut off there. Not for things that are looked at as a
 * whole (`Picture`).
 */
export function Scenery({
  src,
  placeholder,
  className,
  alt,
  sources,
  sizes,
  focal,
  miniature,
  isFirst,
  isNext,
  ...rest
}: SceneryProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>()
  const onBroken = useCallback(() => setBrokenSrc(src ?? ''), [src])
  const hasPicture = Boolean(src) && src !== brokenSrc
  return (
    <div {...rest} className={classNames(styles.scenery, className)} data-state={hasPicture ? 'image' : 'placeholder'}>
      {hasPicture ? (
        <Photo
          {...{ alt, sources, sizes, focal, miniature, onBroken }}
          src={src!}
          isFirst={isFirst ?? false}
          isNext={isNext ?? false}
        />
      ) : (
        placeholder
      )}
    </div>
  )
}
