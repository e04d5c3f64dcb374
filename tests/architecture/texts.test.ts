import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { resources } from '../../src/contract/resources/index.ts'
import { singletons } from '../../src/contract/singletons/index.ts'
import { namesIn, speechIn, wordsIn, wordsOf } from './texts.ts'

const sourcesIn = (...folders: string[]) =>
  folders
    .flatMap((folder) => globSync(/\.ts$/.test(folder) ? folder : `${folder}/**/*.{ts,tsx}`))
    .filter((file) => !/\.(test|stories|d)\.tsx?$|node_modules/.test(file))

/** Files with texts of their own: the translation of react-admin's messages, and the characters of the fonts. */
const OWN_WORDS = ['src/admin/i18n/turkishCatalogue.ts', 'src/design-system/fonts/characters.ts']

/** Generic layers: they read the declarations, but never name a resource (CONTRIBUTING.md). */
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

/** Sources of user interfaces, whose texts are in `contract/i18n`. */
const spoken = sourcesIn('src/admin', 'src/public', 'src/design-system').filter((file) => !OWN_WORDS.includes(file))

const found = (files: string[], look: (words: ReturnType<typeof wordsOf>) => string[]) =>
  files.flatMap((file) => look(wordsOf(file)).map((text) => `${file}: ${text}`))

// `menu` is a role of ARIA too.
const names = [...Object.keys(resources), ...Object.keys(singletons)].filter((name) => name !== 'menu')

describe('generic layers', () => {
  it('all sources are found', () => {
    expect(engines.length).toBeGreaterThan(60)
  })

  it('name no resource or singleton', () => {
    expect(found(engines, (words) => namesIn(words, names))).toEqual([])
  })

  it.each([
    ["const a = table !== 'slides'", 'slides'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a source
    ['const a = `/api/slides/${id}`', '/api/slides/'],
    ['const a = resources.slides.name', 'resources.slides'],
    ["import { a } from '../../contract/resources/slides.ts'", '../../contract/resources/slides.ts'],
  ])('a name is reported: %s', (source, name) => {
    expect(namesIn(wordsIn(source, 'planted.ts'), ['slides'])).toEqual([name])
  })

  it.each(["import { slides } from './slides.ts'", 'const slides = []', '// slides', "const a = 'slidesShown'"])(
    'nothing is reported: %s',
    (source) => {
      expect(namesIn(wordsIn(source, 'planted.ts'), ['slides'])).toEqual([])
    },
  )
})

describe('texts of the user interface', () => {
  it('all sources are found', () => {
    expect(spoken.length).toBeGreaterThan(300)
  })

  it('are in contract/i18n only', () => {
    expect(found(spoken, speechIn)).toEqual([])
  })

  it.each([
    ["const a = 'Gönder'", 'Gönder'],
    ['const a = `Ürün`', 'Ürün'],
    ['const a = <p>Kaydet</p>', 'Kaydet'],
    ['const a = <p title="Kaydet" />', 'Kaydet'],
  ])('a text in a source is reported: %s', (source, text) => {
    expect(speechIn(wordsIn(source, 'planted.tsx'))).toContain(text)
  })

  it.each(['const a = <p id="kaydet">·</p>', '// Gönder', "const a = 'left'"])('no text in %s', (source) => {
    expect(speechIn(wordsIn(source, 'planted.tsx'))).toEqual([])
  })
})
