/** Within a sentence, so that no line ends at its hyphen. */
export const eposta = 'e-\u2060posta'
