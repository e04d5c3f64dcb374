/** Parsing takes quadratic time in the marks of a paragraph, and linear time otherwise. */
const LIMITS = { lines: 2500, marks: 2500, marksInParagraph: 250 }
/** Runs of characters that can open or close emphasis. */
const MARKS = /(?<=\S)[*_]+|[*_]+(?=\S)/g

/** Whether a text can be parsed quickly, and without overflowing the stack (nested marks are parsed recursively). */
export function isCheap(content: string): boolean {
  let [lines, marks, inParagraph] = [0, 0, 0]
  for (const line of content.split(/\r\n?|\n/)) {
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
