import englishCatalogue from 'ra-language-english'
import { describe, expect, test } from 'vitest'
import { adminTexts } from '../../contract/i18n/admin/admin.ts'
import { products } from '../../contract/resources/products.ts'
import { locale } from '../preferences/preferences.ts'
import { createI18nProvider } from './i18nProvider.ts'
import { turkishCatalogue } from './turkishCatalogue.ts'

type Tree = { [key: string]: Tree | string | undefined }

/** Every text of a catalogue by its path: `ra.action.save`. */
const flat = (tree: Tree, path = ''): [path: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flat(value ?? {}, `${path}${key}.`),
  )

const english = new Map(flat(englishCatalogue))
const turkish = new Map(flat(turkishCatalogue))
const placeholders = (text = '') => new Set(text.match(/%\{\w+\}/g))

describe('Turkish catalogue of react-admin', () => {
  test('has every key of this version, and no other', () => {
    expect(english.size).toBeGreaterThan(150)
    expect([...turkish.keys()].sort()).toEqual([...english.keys()].sort())
  })

  test('is translated, except texts that are equal in both languages', () => {
    const same = [...english].filter(([key, text]) => text.trim() && turkish.get(key) === text).map(([key]) => key)
    expect(same).toEqual(['ra.page.edit', 'ra.page.list', 'ra.page.show', 'ra.configurable.SimpleForm.title'])
  })

  test.each([...english])('%s has only placeholders that react-admin fills', (key, text) => {
    const given = placeholders(`${text} %{smart_count} %{field}`)
    expect([...placeholders(turkish.get(key))].filter((name) => !given.has(name))).toEqual([])
  })

  test('has a plural where English has one', () => {
    for (const [key, text] of english)
      expect([key, turkish.get(key)!.includes('||||')]).toEqual([key, text.includes('||||')])
  })
})

describe('i18n provider', () => {
  test('has Turkish messages and the names of resources', () => {
    const { translate, getLocale } = createI18nProvider('tr', [products])
    expect(getLocale()).toBe('tr')
    expect(translate('ra.action.save')).toBe('Kaydet')
    expect(translate('resources.products.name', { smart_count: 2 })).toBe('Ürünler')
    expect(translate('resources.products.fields.name')).toBe('Ürün adı')
    expect(translate('ra.validation.maxLength', { max: 40 })).toBe('En fazla 40 karakter girebilirsiniz.')
  })

  test('has English messages', async () => {
    localStorage.setItem('locale', 'en')
    await locale.prepare()
    const { translate } = createI18nProvider('en', [products])
    expect(translate('ra.action.save')).toBe('Save')
    expect(translate('resources.products.name', { smart_count: 1 })).toBe('Product')
  })
})

test('messages of the panel: differ in both languages', () => {
  const own = { tr: new Map(flat(adminTexts.tr as never)), en: new Map(flat(adminTexts.en as never)) }
  expect([...own.en.keys()]).toEqual([...own.tr.keys()])
  // Keyboards have the same keys.
  const same = [...own.tr].filter(([key, text]) => own.en.get(key) === text && !key.endsWith('Keys'))
  expect(same).toEqual([])
})
