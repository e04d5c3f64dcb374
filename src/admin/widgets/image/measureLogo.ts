import { MEASURED_SIDE, type Theme, vanishesOn } from '../../../contract/domain/logos.ts'
import type { ImageField } from '../../../contract/schema/fieldTypes.ts'

/** The theme on whose ground a logo that the browser has loaded would vanish; undefined also where its pixels may not be read. */
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
    // Another server's picture, which it does not let pages read.
    return undefined
  }
}

/** What is to be said of a logo that is hard to see in a theme. On ground that it is not made for it need not be seen. */
export function faintIn({ ground }: Pick<ImageField, 'ground'>, theme: Theme) {
  if (ground === 'dark') return theme === 'dark' ? 'faintOnItsGround' : undefined
  return theme === 'dark' ? 'faintOnDark' : 'faintOnLight'
}
