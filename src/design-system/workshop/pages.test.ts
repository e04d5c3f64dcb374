import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const pages = globSync('**/*.mdx', { cwd: root })
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, ...found]) => found)

const slug = (title: string) => title.toLowerCase().replaceAll(' ', '-')
const titleOf = (page: string) => /<Meta title="([^"]+)"/.exec(read(page))?.[1]
const addresses = [
  ...globSync('components/*/*.stories.tsx', { cwd: root }).map(
    (path) => `docs/components-${slug(basename(dirname(path)))}--docs`,
  ),
  ...pages.filter(titleOf).map((page) => {
    return `docs/${page.startsWith('tokens/') ? 'tokens' : 'guide'}-${slug(titleOf(page)!)}--docs`
  }),
  'docs/tokens-icons--docs',
  'story/guide-states--states',
]

/** MDX is not type-checked, and Storybook builds it even if it names a missing story. */
describe.each(pages)('docs page %s', (page) => {
  const text = read(page)
  const imports = new Map(
    matches(text, /^import \* as (\w+) from '(\..*)'$/gm).map(([name, path]) => [name!, join(dirname(page), path!)]),
  )

  test('names stories that exist', () => {
    const missing = matches(text, /of=\{(\w+)\.(\w+)\}/g).filter(([name, story]) => {
      const path = imports.get(name!)
      return !path || !existsSync(join(root, path)) || !read(path).includes(`export const ${story}: Story`)
    })
    expect(missing).toEqual([])
  })

  test('links to pages that exist', () => {
    const links = matches(text, /\?path=\/([\w/-]+)/g).map(([address]) => address)
    expect(links.filter((address) => !addresses.includes(address!))).toEqual([])
  })
})
