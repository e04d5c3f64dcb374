import { MEASURED_SIDE, type Theme, vanishesOn } from '../../contract/domain/logos.ts'
import type { ImageField } from '../../contract/schema/fieldTypes.ts'

/** The theme on whose background a loaded logo is invisible; undefined if there is none, or its pixels cannot be read. */
export function measureLogo(image: HTMLImageElement): Theme | undefined {
  const { naturalWidth, naturalHeight } = image
  if (!naturalWidth || !naturalHeight) return undefined
  const scale = Math.min(1, MEASURED_SIDE / Math.max(naturalWidth, naturalHeight))
  const width = Math.max(1, Math.round(naturalWidth * scale))
  const height = Math.max(1, Math.round(naturalHeight * scale))
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  try {
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0, width, height)
    return context ? vanishesOn(context.getImageData(0, 0, width, height).data) : undefined
  } catch {
    // A cross-origin picture without CORS.
    return undefined
  }
}

/** Whether a picture is a logo, which is shown on both backgrounds. */
export const isLogo = ({ ground, onDark }: Pick<ImageField, 'ground' | 'onDark'>) => Boolean(ground || onDark)

/**
 * The warning about a logo that is hard to see in a theme; none on a background that it is not made for.
 * @param hasDark whether another logo takes its place in the dark theme
 */
export function faintIn({ ground }: Pick<ImageField, 'ground'>, theme: Theme, hasDark = false) {
  if (ground === 'dark') return theme === 'dark' ? 'faintOnItsBackground' : undefined
  if (theme === 'dark') return hasDark ? undefined : 'faintOnDark'
  return 'faintOnLight'
}
