import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { resources } from '../../src/contract/resources/index.ts'
import { singletons } from '../../src/contract/singletons/index.ts'
import { namesIn, speechIn, wordsIn, wordsOf } from './texts.ts'

const sourcesIn = (...folders: string[]) =>
  folders
    .flatMap((folder) => globSync(/\.ts$/.test(folder) ? folder : `${folder}/**/*.{ts,tsx}`))
    .filter((file) => !/\.(test|stories|d)\.tsx?$|node_modules/.test(file))

/** React-admin's own catalogue, whose keys are its, and the letters that the fonts have. */
const OWN_WORDS = ['src/admin/i18n/turkishCatalogue.ts', 'src/design-system/fonts/characters.ts']

/** Read declarations, and name none (CONTRIBUTING.md: generic layers never name a resource). */
const engines = sourcesIn(
  'src/server/content/resources',
  'src/server/content/singletons',
  'src/server/platform/db/columns.ts',
  'src/admin/list',
  'src/admin/form',
  'src/admin/fields',
  'src/admin/inputs',
  'src/admin/api',
  'src/admin/resources',
  'src/admin/dataProvider.ts',
)

/** Speak to people, in the words of `contract/i18n`. */
const spoken = sourcesIn('src/admin', 'src/public', 'src/design-system').filter((file) => !OWN_WORDS.includes(file))

const found = (files: string[], look: (words: ReturnType<typeof wordsOf>) => string[]) =>
  files.flatMap((file) => look(wordsOf(file)).map((text) => `${file}: ${text}`))

const names = [...Object.keys(resources), ...Object.keys(singletons)]

describe('an engine', () => {
  it('is looked for in every room of engines', () => {
    expect(engines.length).toBeGreaterThan(60)
  })

  it('names no declaration', () => {
    expect(found(engines, (words) => namesIn(words, names))).toEqual([])
  })

  it.each([
    ["const a = table !== 'slides'", 'slides'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a source
    ['const a = `/api/slides/${id}`', '/api/slides/'],
    ['const a = resources.slides.name', 'resources.slides'],
    ["import { a } from '../../contract/resources/slides.ts'", '../../contract/resources/slides.ts'],
  ])('is caught at it: %s', (source, name) => {
    expect(namesIn(wordsIn(source, 'planted.ts'), ['slides'])).toEqual([name])
  })

  it.each(["import { slides } from './slides.ts'", 'const slides = []', '// slides', "const a = 'slidesShown'"])(
    'is not accused where it does not: %s',
    (source) => {
      expect(namesIn(wordsIn(source, 'planted.ts'), ['slides'])).toEqual([])
    },
  )
})

describe('what people read and hear', () => {
  it('is looked for everywhere', () => {
    expect(spoken.length).toBeGreaterThan(300)
  })

  it('stands in contract/i18n', () => {
    expect(found(spoken, speechIn)).toEqual([])
  })

  it.each([
    ["const a = 'Gönder'", 'Gönder'],
    ['const a = `Ürün`', 'Ürün'],
    ['const a = <p>Kaydet</p>', 'Kaydet'],
    ['const a = <p title="Kaydet" />', 'Kaydet'],
  ])('is caught where it is not: %s', (source, text) => {
    expect(speechIn(wordsIn(source, 'planted.tsx'))).toContain(text)
  })

  it.each(['const a = <p id="kaydet">·</p>', '// Gönder', "const a = 'left'"])('is not heard in %s', (source) => {
    expect(speechIn(wordsIn(source, 'planted.tsx'))).toEqual([])
  })
})
