/** A transformation of the whole text. */
type Step = (text: string) => string

const replacing =
  (...pairs: [pattern: RegExp, replacement: string | ((...found: string[]) => string)][]): Step =>
  (text) =>
    pairs.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement as string), text)

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** Removes reasoning, an introduction and code fences around the text. */
const unwrapped: Step = replacing(
  [/\r\n?/g, '\n'],
  [/<(think|thinking|reasoning)>[\s\S]*?(?:<\/\1>|$)/gi, ''],
  // The flag `i` does not match I with ı, nor İ with i.
  [/^\s*(?:elbette|tab[iİ][iİ]|[iİ]şte|aşağ[ıI]da|tamam)[^\n]{0,200}[:!.]\s*\n+/i, ''],
  [/^[ \t]*(?:`{3,}[^\n`]*|~{3,}[^\n]*)$/gm, ''],
)

/** HTML as markdown: scripts and drawings are removed with their content, other tags without. */
const withoutHtml: Step = replacing(
  [/<!--[\s\S]*?(?:-->|$)/g, ''],
  [/<(script|style|template|iframe|svg)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ''],
  [/<h1\b[^<>]*>/gi, '\n\n# '],
  [/<h[2-6]\b[^<>]*>/gi, '\n\n## '],
  [/<\/?(?:b|strong)\b[^<>]*>/gi, '**'],
  [/<(?:br|li|tr)\b[^<>]*>/gi, '\n'],
  [/<\/?(?:p|div|ul|ol|table|blockquote|h[1-6]|section|article)\b[^<>]*>/gi, '\n\n'],
  [/<\/?[a-z][^<>]*>/gi, ''],
  [/&(amp|lt|gt|quot|apos|nbsp);/g, (_, name) => ENTITIES[name!]!],
  [/&#(\d{1,6});/g, (_, code) => String.fromCodePoint(Math.min(Number(code), 0x10ffff))],
)

/** Links as their text; images and footnotes are removed. */
const withoutLinks: Step = replacing(
  [/!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])/g, ''],
  [/\[\^[^\]]*\]:?/g, ''],
  [/^[ \t]*\[[^\]]+\]:[ \t]*\S+.*$/gm, ''],
  [/\[([^\]]*)\]\([^)]*\)/g, '$1'],
  [/\[([^\]]+)\]\[[^\]]*\]/g, '$1'],
)

/** Setext headings (underlined) as ATX headings (`#`). */
const withAtxHeadings: Step = replacing(
  [/^(?![ \t]*[#>|*+-])([^\n]+)\n=+[ \t]*$/gm, '# $1\n'],
  [/^(?![ \t]*[#>|*+-])([^\n]+)\n-{2,}[ \t]*$/gm, '## $1\n'],
)

/** Strong stays; other emphasis and code become plain text. */
const withStrongOnly: Step = replacing(
  [/\*{3}(?=\S)([^*\n]+?)(?<=\S)\*{3}/g, '**$1**'],
  [/(?<![\p{L}\d_])_{2,3}(?=\S)([^_\n]+?)(?<=\S)_{2,3}(?![\p{L}\d_])/gu, '**$1**'],
  [/(?<![\p{L}\d*])\*(?=[^\s*])([^*\n]+?)(?<=[^\s*])\*(?![\p{L}\d*])/gu, '$1'],
  [/(?<![\p{L}\d_])_(?=[^\s_])([^_\n]+?)(?<=[^\s_])_(?![\p{L}\d_])/gu, '$1'],
  [/~~([^~\n]+)~~/g, '$1'],
  [/`+([^`\n]*)`+/g, '$1'],
  [/\\([!"#$%&'()*+,\-./:;<=>?@[\]^_`{|}~\\])/g, '$1'],
)

const RULE = /^[ \t]*(?:(?:[-*_][ \t]*){3,}|\|?(?:[ \t]*:?-{2,}:?[ \t]*\|)+[ \t]*(?::?-{2,}:?)?[ \t]*)$/
const MARKS = /^[ \t]*(?:(?:>|[-+*•▪◦–]|\d{1,3}[.)])[ \t]+|>)+(?:\[[ xX]\][ \t]+)?/
const HEAD = /^[ \t]*(#+)[ \t#]*(.*?)[ \t]*#*[ \t]*$/

/** Converts a line to supported syntax: a heading of level 1 or 2, or text, also for list items and table rows. */
function plainLine(line: string): string {
  if (RULE.test(line)) return ''
  const text = line.replace(MARKS, '')
  const head = HEAD.exec(text)
  if (head) return head[2] ? `\n${head[1] === '#' ? '#' : '##'} ${head[2].replaceAll('**', '').trim()}\n` : ''
  return /^[ \t]*\|/.test(text) ? rowOf(text) : withPairsOnly(text.trim())
}

function rowOf(line: string): string {
  const cells = line
    .split('|')
    .map((cell) => cell.trim())
    .filter((cell) => cell && !/^:?-{2,}:?$/.test(cell))
  return withPairsOnly(cells.length === 2 ? cells.join(': ') : cells.join(', '))
}

/** Removes strong markers that are empty or unclosed on their line, and moves blanks out of the others. */
function withPairsOnly(line: string): string {
  const parts = line.split('**')
  if (parts.length % 2 === 0) return parts.join('')
  return parts
    .map((part, i) => (i % 2 && part.trim() ? part.replace(/^(\s*)(.*?)(\s*)$/, '$1**$2**$3') : part))
    .join('')
}

const STEPS: readonly Step[] = [
  unwrapped,
  withoutHtml,
  withoutLinks,
  withAtxHeadings,
  withStrongOnly,
  (text) => text.split('\n').map(plainLine).join('\n'),
  // Control characters are rejected in requests (`bodies.ts`): a draft with one could not be saved.
  replacing([/(?![\n\t])[\p{Cc}\p{Cs}]/gu, ''], [/[ \t]+$/gm, ''], [/\n{3,}/g, '\n\n']),
  (text) => text.trim(),
]

/** Nested markup takes several rounds. */
const MAX_ROUNDS = 10

/** Converts a model's text to the markdown of posts: headings of two levels, strong, paragraphs, line breaks. */
export function postMarkdownOf(text: string): string {
  let [draft, before] = [text, '']
  for (let round = 0; draft !== before && round < MAX_ROUNDS; round++) {
    before = draft
    draft = STEPS.reduce((rest, step) => step(rest), draft)
  }
  return draft
}

/** Converts a model's text to plain text. */
export const plainTextOf = (text: string): string =>
  postMarkdownOf(text)
    .replace(/^#{1,2} /gm, '')
    .replaceAll('**', '')
