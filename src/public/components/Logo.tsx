import type { PhotoSource } from '@filiz/design-system/Photo'
import type { Theme } from '@filiz/design-system/tokens'
import styles from './Logo.module.css'

export interface LogoProps {
  src: string
  /** The company's name, the alternative text. */
  name: string
  /** Its intrinsic size in pixels. Where it is not known, the logo gets a fixed box. */
  size?: { width: number; height: number } | undefined
  sources?: readonly PhotoSource[]
  /** The only theme in which it is shown, if there is another logo for the other one. */
  only?: Theme | undefined
  /** The theme in which it needs a contrasting background. */
  plate?: Theme | undefined
  /** The logo failed to load, perhaps before hydration. */
  onError?: () => void
}

/** An uploaded logo of any shape, at the height of a line. Its box is known before it loads, so that nothing shifts. */
export function Logo({ src, name, size, sources = [], only, plate, onError }: LogoProps) {
  /** The error event may have fired before hydration. An SVG without an intrinsic size has no natural width either. */
  const checkLoaded = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && !src.endsWith('.svg')) onError?.()
  }
  return (
    <picture className={styles.logo} data-size={size ? 'known' : 'unknown'} data-only={only} data-plate={plate}>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes="12rem" />
      ))}
      <img
        ref={checkLoaded}
        src={src}
        alt={name}
        width={size?.width}
        height={size?.height}
        decoding="async"
        // A hidden logo is not requested.
        loading={only && 'lazy'}
        onError={onError}
      />
    </picture>
  )
}
