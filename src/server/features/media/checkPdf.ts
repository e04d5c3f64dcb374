import { promisify } from 'node:util'
import { constants, inflateRaw } from 'node:zlib'
import { problems } from '../../../contract/i18n/shared/messages.ts'
import { rejectedFile } from './sharp.ts'

const inflate = promisify(inflateRaw)

/** Maximum size of the content of all streams, in bytes; of more pictures than a data sheet has. */
const MAX_INFLATED = 256 * 1024 * 1024

/** The end of a name (ISO 32000-2, 7.2.3). */
const END = String.raw`(?![^\s\0()<>[\]{}/%])`

/**
 * Names that make a document act: scripts, programs, embedded files and media, forms with scripts or that send data
 * (ISO 32000-2, 12.6.4, 12.7, 7.11.4). `OpenAction` and `AA` are harmless without one of them.
 */
const ACTIVE = new RegExp(
  `/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia\\w*|Rendition|XFA|SubmitForm|ImportData|GoToE)${END}`,
)
/** In binary data the key of a script could be three random bytes. */
const SCRIPT_KEY = new RegExp(`/JS${END}`)
/** Encodings of streams that are not decoded here. */
const UNCHECKED = new RegExp(`/(?:LZWDecode|ASCII85Decode|ASCIIHexDecode|RunLengthDecode|Crypt)${END}`)
/** An object stream whose bytes are coded once more. */
const PREDICTED = new RegExp(
  `/ObjStm${END}(?:(?!endobj)[^]){0,400}/DecodeParms|/DecodeParms(?:(?!endobj)[^]){0,400}/ObjStm`,
)
const ENCRYPTED = new RegExp(`/Encrypt${END}`)

/**
 * Checks a PDF without trusting its structure, and returns its number of pages. The whole file is searched, because an
 * object may begin anywhere, and the content of every stream, because any may be an object stream. What cannot be
 * checked is refused. Throws `Refused`.
 */
export async function checkPdf(file: Buffer): Promise<{ pages: number }> {
  if (!file.subarray(0, 5).equals(HEADER)) throw rejectedFile(415, problems.notAPdf)
  const text = withoutEscapes(file.toString('latin1'))
  if (!/startxref\s+\d+\s+%%EOF/.test(text.slice(-2048))) throw rejectedFile(400, problems.brokenPdf)
  const outside = withoutStreams(text)
  if (ENCRYPTED.test(outside)) throw rejectedFile(400, problems.lockedPdf)
  if (UNCHECKED.test(outside) || PREDICTED.test(outside)) throw rejectedFile(400, problems.uncheckedPdf)
  if (ACTIVE.test(text) || SCRIPT_KEY.test(outside)) throw rejectedFile(400, problems.activePdf)
  let pages = pagesIn(outside)
  for await (const content of contentsOf(file)) {
    const isObjects = /^\s*\d+\s+\d+\s/.test(content)
    if (ACTIVE.test(content) || (isObjects && SCRIPT_KEY.test(content))) throw rejectedFile(400, problems.activePdf)
    if (isObjects) pages = Math.max(pages, pagesIn(content))
  }
  if (pages === 0) throw rejectedFile(400, problems.brokenPdf)
  return { pages }
}

const HEADER = Buffer.from('%PDF-')

/** Names may be written with `#4A` for `J` (ISO 32000-2, 7.3.5). */
const withoutEscapes = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** The text without the bodies of streams. */
function withoutStreams(text: string): string {
  let outside = ''
  let from = 0
  for (;;) {
    const begin = text.indexOf('stream', from)
    const end = begin === -1 ? -1 : text.indexOf('endstream', begin)
    if (end === -1) return outside + text.slice(from)
    outside += text.slice(from, begin)
    from = end + 'endstream'.length
  }
}

/** The inflated content of each stream in the format of zlib. Throws `Refused` if one is broken or too large. */
async function* contentsOf(file: Buffer): AsyncGenerator<string> {
  let left = MAX_INFLATED
  for (let at = file.indexOf('stream'); at !== -1; at = file.indexOf('stream', at + 1)) {
    const lineBreak = file[at + 6] === 0x0d && file[at + 7] === 0x0a ? 2 : 1
    let body = file.subarray(at + 6 + lineBreak)
    // The content of a stream may itself be compressed.
    while (isZlib(body)) {
      if (left <= 0) throw rejectedFile(400, problems.uncheckedPdf)
      try {
        // Without the checksum, which viewers do not require.
        body = await inflate(body.subarray(2), { maxOutputLength: left, finishFlush: constants.Z_SYNC_FLUSH })
      } catch {
        throw rejectedFile(400, problems.uncheckedPdf)
      }
      left -= body.length
      yield withoutEscapes(body.toString('latin1'))
    }
  }
}

/** The header of RFC 1950: method 8, a window of at most 32 kB, no dictionary, divisible by 31. */
const isZlib = ([first = 0, second = 0]: Uint8Array): boolean =>
  (first & 15) === 8 && first >> 4 < 8 && (second & 32) === 0 && (first * 256 + second) % 31 === 0

/** Maximum number of nodes of the page tree to look at, and of characters of each. */
const MAX_NODES = 200
const MAX_NODE_LENGTH = 100_000

/** The largest number of pages that a node of the page tree has; zero without one. */
function pagesIn(text: string): number {
  let most = 0
  let nodes = 0
  for (const { index } of text.matchAll(PAGES)) {
    if (++nodes > MAX_NODES) break
    const [, count] = COUNT.exec(dictionaryAround(text, index)) ?? []
    most = Math.max(most, Number(count ?? 0))
  }
  return most
}

const PAGES = new RegExp(`/Type\\s*/Pages${END}`, 'g')
const COUNT = /\/Count\s+(\d{1,6})(?!\d|\s+\d+\s+R)/

/** The dictionary around a position, without checking for strings. */
function dictionaryAround(text: string, index: number): string {
  const before = text.slice(Math.max(0, index - MAX_NODE_LENGTH), index)
  const after = text.slice(index, index + MAX_NODE_LENGTH)
  const opens = unmatched([...before.matchAll(/<<|>>/g)].reverse(), '>>') ?? 0
  const closes = unmatched([...after.matchAll(/<<|>>/g)], '<<') ?? after.length
  return before.slice(opens) + after.slice(0, closes)
}

/** Position of the first bracket that does not close one of those before it, which begin with `inner`. */
function unmatched(brackets: readonly RegExpExecArray[], inner: string): number | undefined {
  let depth = 0
  for (const { 0: bracket, index } of brackets) {
    if (bracket === inner) depth++
    else if (depth-- === 0) return index
  }
  return undefined
}
