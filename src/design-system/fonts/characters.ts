const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, offset) => first + offset))

/** The characters that both families carry. The rare letter of another language falls back to the next face. */
export const characters = {
  /** ASCII, Latin-1 (without soft hyphen and micro), and what the sources keep beside it: ı, quotation marks, dashes, €, −. */
  latin: `${range(0x20, 0x7e)}${range(0xa0, 0xac)}${range(0xae, 0xb4)}${range(0xb6, 0xff)}ıŒœ–—‘’‚“”„•…‹›⁄€™−`,
  /** Turkish letters outside Latin-1. */
  turkish: 'ĞğİŞş',
} as const

export type CharacterSet = keyof typeof characters

/** Figures and their signs come from Archivo everywhere: in running text through the face "Filiz Digits" of fonts.css. */
export const figures = '0123456789%°±−µ′″₺'

/**
 * In neither family, so fonts.css takes them from a system face on purpose ("Filiz Signs"): arrows, per mille, and the
 * sub- and superscripts of formulas and units (CO₂, m⁻¹).
 */
export const signs = '←→‰₀₁₂₃₄₅₆₇₈₉⁰⁴⁵⁶⁷⁸⁹⁻'
