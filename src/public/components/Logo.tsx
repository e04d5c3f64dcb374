import { classNames } from '@filiz/design-system/classNames'
import type { PhotoSource } from '@filiz/design-system/Photo'
import type { Theme } from '@filiz/design-system/tokens'
import type { ComponentProps } from 'react'
import styles from './Logo.module.css'

export interface LogoProps extends Omit<ComponentProps<'picture'>, 'children'> {
  src: string
  /** The firm's name. */
  name: string
  /** Its own size in pixels. Where it is not known, the logo gets a fixed box. */
  size?: { width: number; height: number } | undefined
  /** The smaller formats, the smallest first. */
  sources?: readonly PhotoSource[]
  /** The only theme in which it is shown, where there is another logo for the other one. */
  only?: Theme | undefined
  /** The theme in whose ground it would vanish: there it lies on a plate. */
  plate?: Theme | undefined
  /** Told when it does not come. */
  onError?: () => void
}

/**
 * An uploaded logo of any shape, at the height of a line. Its box is known before it comes, so that nothing moves.
 * For `Brand`; not for pictures (`Photo`).
 */
export function Logo({ src, name, size, sources = [], only, plate, onError, className, ...rest }: LogoProps) {
  /** It may have failed before the page was hydrated. A drawing without a size of its own has no width either. */
  const look = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && !src.endsWith('.svg')) onError?.()
  }
  return (
    <picture
      {...rest}
      className={classNames(styles.logo, className)}
      data-size={size ? 'known' : 'unknown'}
      data-only={only}
      data-plate={plate}
    >
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes="12rem" />
      ))}
      <img
        ref={look}
        src={src}
        alt={name}
        width={size?.width}
        height={size?.height}
        decoding="async"
        // The one that is not shown is not fetched either.
        loading={only && 'lazy'}
        onError={onError}
      />
    </picture>
  )
}
