const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, offset) => first + offset))

const ascii = range(0x20, 0x7e)

/** The characters of both families, by the font file that contains them. */
export const characters = {
  /** ASCII, the Turkish letters of Latin-1 and ı, marks of sentences, of units and of money. */
  latin: `${ascii}ÇÖÜçöüÂÎÛâîûı\u00a0°±²³·×÷½«»©®–—‘’“”„•…‹›€™−`,
  /** Turkish letters outside Latin-1. */
  turkish: 'ĞğİŞş',
  /** The rest of Latin-1, for names and words of other languages: loaded when a text has one of them. */
  rare: '¡¢£¤¥¦§¨ª¬¯´¶¸¹º¼¾¿ÀÁÃÄÅÆÈÉÊËÌÍÏÐÑÒÓÔÕØÙÚÝÞßàáãäåæèéêëìíïðñòóôõøùúýþÿŒœ‚⁄',
} as const

export type CharacterSet = keyof typeof characters

/** Digits and their signs are in Archivo everywhere: in running text by the face "Archivo Digits" of fonts.css. */
export const figures = '0123456789%°±−µ′″₺'

/**
 * In neither family, so fonts.css takes them from a system face on purpose ("Archivo Signs"): arrows, per mille, and the
 * sub- and superscripts of formulas and units (CO₂, m⁻¹).
 */
export const signs = '←→‰₀₁₂₃₄₅₆₇₈₉⁰⁴⁵⁶⁷⁸⁹⁻'
