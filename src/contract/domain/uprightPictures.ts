/**
 * The part of a picture that stands for it where it fills an upright screen from edge to edge, as a slide does on phones: as high,
 * and cut where the whole would be, so that the same is seen.
 */
export const UPRIGHT = {
  /** Its width by its height: a slide on a phone is narrower (375 by 576 pixels at most). */
  aspect: 2 / 3,
  /** How much of what is cut off lies left of it: `object-position` in the stylesheet of `Hero`. */
  position: 0.76,
}

/** The screens on which a slide is that narrow. It is 52rem high at most, so on wide ones it is not. */
export const UPRIGHT_SCREEN = '(max-aspect-ratio: 2/3) and (max-width: 34em)'

/** How much of a picture's width its upright part has: all where it is no wider. */
export const uprightShare = ({ width, height }: { width: number; height: number }): number =>
  Math.min(1, (height * UPRIGHT.aspect) / width)

/** What `srcSetOf` answers, with the addresses and the widths of the upright parts. */
export const uprightSet = (srcSet: string, share: number): string =>
  srcSet.replaceAll(/(\.\w+) (\d+)w/g, (_, end, width) => `u${end} ${Math.round(Number(width) * share)}w`)
