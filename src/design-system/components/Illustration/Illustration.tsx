import type { ComponentProps } from 'react'
import { classNames } from '../classNames.ts'
import styles from './Illustration.module.css'

/** An SVG file on the page's own origin that serves both themes, and the size of its view box. */
export interface IllustrationSource {
  readonly src: string
  readonly width: number
  readonly height: number
  /**
   * `eager`: the browser requests it as soon as it reads the page. Its root group has the id `illustration` and takes its
   * colours from the page's custom properties. `lazy`: requested near the viewport. An image cannot read the page's
   * custom properties, so the file has the dark theme two heights below the light one.
   */
  readonly loading: 'eager' | 'lazy'
}

export interface IllustrationProps extends Omit<ComponentProps<'span'>, 'children'> {
  source: IllustrationSource
  /** Alternative text; without it the illustration is decorative. */
  label?: string | undefined
  /** The horizontal part that is shown, in units of the file. It may reach past both edges of the view box. */
  crop?: { x: number; width: number }
  /** Alignment in its box, as in SVG. */
  preserveAspectRatio?: string
}

/**
 * An illustration from a cached file, in the colours of the theme. It fills its box and is cropped to it, as with
 * `object-fit: cover`. Eager for the first screen, lazy below it. Not as the background of text.
 */
export function Illustration({
  source: { src, width, height, loading },
  label,
  crop = { x: 0, width },
  preserveAspectRatio = 'xMidYMid slice',
  className,
  ...rest
}: IllustrationProps) {
  const fragment = (top: number) =>
    `#svgView(viewBox(${crop.x},${top},${crop.width},${height});preserveAspectRatio(${preserveAspectRatio.replace(' ', '%20')}))`
  return (
    <span
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
      className={classNames(styles.illustration, styles[loading], className)}
    >
      {loading === 'eager' ? (
        // biome-ignore lint/a11y/noSvgWithoutTitle: the root has the label; a <title> would show as a tooltip
        <svg
          xmlns="http://www.w3.org/2000/svg"
          viewBox={`${crop.x} 0 ${crop.width} ${height}`}
          preserveAspectRatio={preserveAspectRatio}
          focusable="false"
        >
          <use href={`${src}#illustration`} />
        </svg>
      ) : (
        <>
          <img className={styles.light} src={src + fragment(0)} alt="" loading="lazy" />
          <img className={styles.dark} src={src + fragment(2 * height)} alt="" loading="lazy" />
        </>
      )}
    </span>
  )
}
