/** Well-formed markup; only `element` creates it, so that all text is escaped. */
export type Markup = { readonly markup: string }

type Content = string | Markup | undefined

/** Characters that XML 1.0 cannot contain, escaped or not. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are meant
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(UNWRITABLE, '')
    .replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** An element with its contents: texts, which are escaped, and elements. Undefined contents are skipped. */
export function element(name: string, attributes: Record<string, string>, ...contents: Content[]): Markup {
  const opening = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`)].join(' ')
  const inner = contents.map((each) => (typeof each === 'string' ? escaped(each) : (each?.markup ?? ''))).join('')
  return { markup: inner ? `<${opening}>${inner}</${name}>` : `<${opening}/>` }
}

/** An element with a text; undefined without one. */
export const textElement = (name: string, text: string | null | undefined): Markup | undefined =>
  text ? element(name, {}, text) : undefined

export const xmlDocument = ({ markup }: Markup): string => `<?xml version="1.0" encoding="UTF-8"?>\n${markup}\n`
