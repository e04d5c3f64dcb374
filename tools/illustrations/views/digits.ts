/** Segments of a digit of 14 by 24: upper, upper right, lower right, lower, lower left, upper left, middle. */
const SEGMENTS = ['M2 0h10', 'M14 2v8', 'M14 14v8', 'M2 24h10', 'M0 14v8', 'M0 2v8', 'M2 12h10']
/** The lit segments of each character, and its width with the space after it. */
const CHARACTERS: Readonly<Record<string, readonly [segments: readonly number[], width: number]>> = {
  '0': [[0, 1, 2, 3, 4, 5], 22],
  '1': [[1, 2], 22],
  '2': [[0, 1, 3, 4, 6], 22],
  '3': [[0, 1, 2, 3, 6], 22],
  '4': [[1, 2, 5, 6], 22],
  '5': [[0, 2, 3, 5, 6], 22],
  '6': [[0, 2, 3, 4, 5, 6], 22],
  '7': [[0, 1, 2], 22],
  '8': [[0, 1, 2, 3, 4, 5, 6], 22],
  '9': [[0, 1, 2, 3, 5, 6], 22],
  '-': [[6], 20],
  ',': [[], 6],
}

/** A number in seven segments, from its upper left corner, as on the displays of instruments. */
export function inDigits(text: string, x: number, y: number, scale: number, colour: string): string {
  let at = 0
  const parts = [...text].map((character) => {
    const [segments, width] = CHARACTERS[character]!
    const d = character === ',' ? 'M-3 23v2' : segments.map((i) => SEGMENTS[i]).join('')
    const part = `<path transform="translate(${at} 0)" d="${d}"/>`
    at += width
    return part
  })
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${colour}" stroke-width="3.2" stroke-linecap="round">${parts.join('')}</g>`
}
