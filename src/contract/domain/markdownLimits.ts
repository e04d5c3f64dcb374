/**
 * Limits of the posts' markdown: parsing time grows with lines and marks, and with the square of the marks in one paragraph, which are
 * also nested. A hundred thousand characters of plain text are within the limits. The design system's `Markdown` shows longer texts
 * unparsed.
 */
const LIMITS = { lines: 2500, marks: 2500, marksInParagraph: 250 }

/** Runs of signs that can open or close emphasis. */
const MARKS = /(?<=\S)[*_]+|[*_]+(?=\S)/g

/** Whether a text can be rendered in bounded time. */
export function isWithinMarkdownLimits(text: string): boolean {
  let [lines, marks, inParagraph] = [0, 0, 0]
  for (const line of text.split(/\r\n?|\n/)) {
    if (line.trim() === '') {
      inParagraph = 0
      continue
    }
    const found = line.match(MARKS)?.length ?? 0
    lines += 1
    marks += found
    inParagraph += found
    if (lines > LIMITS.lines || marks > LIMITS.marks || inParagraph > LIMITS.marksInParagraph) return false
  }
  return true
}
