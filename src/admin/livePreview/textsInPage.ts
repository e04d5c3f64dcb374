/** A value of a form, by the name of its input: `title`, `benefits.0.text`, `en.title`. */
type FieldText = readonly [name: string, text: string]

/** All texts of a form, at any depth. */
export function fieldTextsOf(values: unknown, path = ''): FieldText[] {
  if (typeof values === 'string') return values.trim() ? [[path, values]] : []
  if (typeof values !== 'object' || values === null) return []
  return Object.entries(values).flatMap(([name, value]) => fieldTextsOf(value, path ? `${path}.${name}` : name))
}

/** Fewer characters are no evidence that a text of the page belongs to a field. */
const SHORTEST = 3
/** Elements with more text are sections, not texts. */
const LONGEST = 3000

/** The name of the field whose value an element of the page shows; undefined if there is none. */
export function fieldShownIn(target: Element, texts: readonly FieldText[]): string | undefined {
  for (let element: Element | null = target; element; element = element.parentElement) {
    const picture =
      element instanceof (element.ownerDocument.defaultView as typeof window).HTMLImageElement && element.src
    if (picture) return texts.find(([, text]) => isFile(text) && picture.includes(fileIn(text)))?.[0]
    const shown = plain(element.textContent)
    if (shown.length > LONGEST) return undefined
    const found =
      texts.find(([, text]) => plain(text) === shown) ??
      (shown.length < SHORTEST ? undefined : texts.find(([, text]) => plain(text).includes(shown)))
    if (found) return found[0]
  }
  return undefined
}

/** The smallest element of the page that shows a text; of a long one its beginning. */
export function elementWith(document: Document, text: string): Element | undefined {
  const content = document.querySelector('main') ?? document.body
  const images = () =>
    Array.from(document.querySelectorAll('img')).find(({ src, srcset }) => `${src} ${srcset}`.includes(fileIn(text)))
  if (isFile(text)) return images()
  const wanted = plain(text.trim().split('\n')[0]!).slice(0, 80)
  if (!wanted) return undefined
  const among = (root: Element) =>
    Array.from(root.querySelectorAll('*'))
      .map((element) => ({ element, shown: plain(element.textContent) }))
      .filter(({ element, shown }) => shown.includes(wanted) && element.getClientRects().length > 0)
      .reduce<{ element: Element; shown: string } | undefined>(
        (best, each) => (best && best.shown.length < each.shown.length ? best : each),
        undefined,
      )?.element
  return among(content) ?? among(document.body)
}

/** Text without the marks of Markdown and with single spaces. */
const plain = (text: string | null): string =>
  (text ?? '')
    .replace(/^#{1,6}\s+/gm, '')
    .replaceAll('**', '')
    .replace(/\s+/g, ' ')
    .trim()

const isFile = (text: string): boolean => /^\/uploads\/\S+$/.test(text)
/** Name of an uploaded file without extension: renditions have other ones. */
const fileIn = (text: string): string => text.replace(/^\/uploads\//, '').replace(/\.\w+$/, '')
