import { readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'

/** Texts in a source without its comments: string literals, and texts and text attributes of JSX; `chosen` has member expressions (`a.b`). */
export function wordsIn(source: string, file: string) {
  const quoted: string[] = []
  const shown: string[] = []
  const chosen: string[] = []
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') quoted.push(value)
    },
    TemplateElement: ({ value }) => void quoted.push(value.raw),
    JSXText: ({ value }) => void shown.push(value),
    JSXAttribute: ({ name, value }) => {
      if (SPOKEN.has(String(name.name)) && value?.type === 'Literal') shown.push(String(value.value))
    },
    MemberExpression: ({ object, property }) => {
      if (object.type === 'Identifier' && property.type === 'Identifier') chosen.push(`${object.name}.${property.name}`)
    },
  }).visit(parseSync(file, source).program)
  return { quoted, shown, chosen }
}

export const wordsOf = (file: string) => wordsIn(readFileSync(file, 'utf8'), file)

/** JSX attributes with a text for users. */
const SPOKEN = new Set(['alt', 'aria-description', 'aria-label', 'label', 'placeholder', 'title'])

/** Texts that belong into `contract/i18n`: Turkish ones anywhere, in any language where they are shown. */
export const speechIn = ({ quoted, shown }: ReturnType<typeof wordsIn>): string[] => [
  ...quoted.filter((text) => /[çğıöşüâîû]/i.test(text)),
  ...shown.filter((text) => /\p{L}{2}/u.test(text)),
]

/** References to these declarations in a source: by file, by name, or as a property of the list of all. */
export function namesIn({ quoted, chosen }: ReturnType<typeof wordsIn>, names: readonly string[]): string[] {
  const isName = (text: string) => names.includes(text)
  return [
    ...quoted.filter((text) => !text.startsWith('.') && text.split('/').some(isName)),
    ...quoted.filter((text) => /\/contract\/(resources|singletons)\/(?!index)/.test(text)),
    ...chosen.filter((text) => /^(resources|singletons)\./.test(text) && isName(text.split('.')[1]!)),
  ]
}
