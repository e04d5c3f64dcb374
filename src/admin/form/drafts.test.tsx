import { locks } from 'node:worker_threads'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { expectNoise } from '../../../tests/helpers/dom.ts'
import { some } from '../../../tests/helpers/slowTests.ts'
import { type Api, startApi } from '../../../tests/integration/admin/apiServer.ts'
import { leave, renderAdmin } from '../../../tests/integration/admin/renderAdmin.tsx'
import '../blog/PostForm.tsx'

// Loaded before the first test, so that no test waits for it.

const kok = { id: 7, name: 'Kök 6', slug: 'kok-6', description: 'Toprağı ölçer.', specs: { Güç: '3 Ah' } }

const TWO_WEEKS = 14 * 24 * 60 * 60 * 1000
/** One day old: newer drafts are offered first. */
const FRESH = { at: new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString() }
let api: Api
beforeEach(async () => {
  api = await startApi({
    rows: { products: [structuredClone(kok), { ...kok, id: 8, name: 'Ark 4' }] },
    pages: { about: { title: 'Biz', updatedAt: '2026-01-01T00:00:00.000Z' } },
  })
})
afterEach(() => leave(api))

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!
const save = () => screen.getByRole('button', { name: 'Kaydet' })
const restore = () => screen.findByRole('button', { name: 'Taslağı geri getir' })
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'))
/** One draft is stored, of this record. */
const isKept = (place: string) => expect.poll(drafts).toEqual([expect.stringMatching(`^${place}:[0-9a-f]{32}$`)])
/** Stores a draft of another form. */
const leaveDraft = (key: string, draft: object) =>
  localStorage.setItem(key, JSON.stringify({ version: 2, owner: '', at: new Date().toISOString(), ...draft }))

async function open(path = '/admin/products/edit/7') {
  const view = renderAdmin({ api, path })
  await screen.findByRole('button', { name: 'Kaydet' })
  return view
}

/** The tab is closed without an event. */
const crash = () => cleanup()

test.each(
  some(
    [
      ['a stored record', '/admin/products/edit/7', 'draft:products:7', 'name'],
      ['a new record', '/admin/products/new', 'draft:products:new', 'name'],
      ['a singleton', '/admin/settings/about', 'draft:about:about', 'title'],
    ],
    2,
  ),
)('drafts: changes of %s are offered after a crash, and are unsaved once restored', async (_, path, key, name) => {
  const { user } = await open(path)
  await user.type(field(name), ' taslak')
  const typed = field(name).value
  await isKept(key)
  crash()
  const again = await open(path)
  expect(field(name)).not.toHaveValue(typed)
  expect(await screen.findByText(/^Kaydedilmemiş bir taslağınız var: \d/)).toBeInTheDocument()
  await again.user.click(await restore())
  expect(field(name)).toHaveValue(typed)
  expect(screen.getByText('Kaydedilmemiş değişiklik var')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Taslağı geri getir' })).toBeNull()
})

test('drafts: the publish option of a post is restored', async () => {
  const post = { id: 4, title: 'Su', content: 'Metin', slug: 'su', isPublished: false, publishAt: null }
  await api.close()
  api = await startApi({ answers: { 'GET /blog/admin': [post] }, rows: { blog: [post] } })
  const option = (value: string) => document.querySelector<HTMLInputElement>(`[name=publishOption][value=${value}]`)!
  const { user } = await open('/admin/blog/new')
  await user.click(option('now'))
  await isKept('draft:blog:new')
  crash()
  const again = await open('/admin/blog/new')
  expect(option('draft')).toBeChecked()
  await again.user.click(await restore())
  expect(option('now')).toBeChecked()
})

test('drafts: only the changed fields are restored, and a save deletes the draft', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Satır ekle' }))
  await user.type(field('specs.1.name'), 'Boy')
  await isKept('draft:products:7')
  crash()
  const again = await open()
  await again.user.click(await restore())
  expect(field('specs.1.name')).toHaveValue('Boy')
  await again.user.click(save())
  await waitFor(() => expect(api.rows.products![0]).toMatchObject({ specs: { Güç: '3 Ah', Boy: '' } }))
  await expect.poll(drafts).toEqual([])
})

test('drafts: a value in a field that was empty, and a cleared field, are restored', async () => {
  Object.assign(api.rows.products![0]!, { shortDescription: null })
  const { user } = await open()
  await user.type(field('shortDescription'), 'Kısa')
  await user.clear(field('description'))
  await expect.poll(() => localStorage.getItem(drafts()[0] ?? '')).toMatch(/Kısa.*"description"|"description".*Kısa/)
  crash()
  const again = await open()
  await again.user.click(await restore())
  expect(field('shortDescription')).toHaveValue('Kısa')
  expect(field('description')).toHaveValue('')
})

test('drafts: saving one over a newer version of the record is a conflict', async () => {
  expectNoise()
  const { user } = await open()
  await user.type(field('name'), ' X')
  await isKept('draft:products:7')
  crash()
  Object.assign(api.rows.products![0]!, { name: 'Onun', updatedAt: '2026-06-01T00:00:00.000Z' })
  const again = await open()
  await again.user.click(await restore())
  await again.user.click(save())
  expect(await screen.findByRole('dialog', { name: 'Bu kayıt siz düzenlerken değişti' })).toBeInTheDocument()
  expect(api.rows.products![0]).toMatchObject({ name: 'Onun' })
})

test('drafts: deleted by the button, and by leaving with unsaved changes', async () => {
  const { user } = await open()
  await user.type(field('name'), ' X')
  await isKept('draft:products:7')
  crash()
  const again = await open()
  await again.user.click(await screen.findByRole('button', { name: 'Taslağı sil' }))
  expect(drafts()).toEqual([])
  expect(screen.queryByRole('button', { name: 'Taslağı geri getir' })).toBeNull()
  expect(field('name')).toHaveValue('Kök 6')
  await again.user.type(field('name'), ' Y')
  await isKept('draft:products:7')
  await again.user.click(screen.getByRole('link', { name: 'Vazgeç' }))
  await screen.findByRole('link', { name: 'Ark 4' })
  expect(drafts()).toEqual([])
})

/** Each test adds another draft of the same record: once it is offered, the first one has been looked up. */
async function expectOffered(values: object, key = 'draft:products:7:f') {
  await (await open()).user.click(await restore())
  for (const [name, value] of Object.entries(values)) expect(field(name)).toHaveValue(value)
  await waitFor(() => expect(localStorage.getItem(key)).toContain(Object.values(values)[0]))
}

test('drafts: not offered to another record, or if unreadable', async () => {
  leaveDraft('draft:products:8:e', { values: { name: 'X' } })
  localStorage.setItem('draft:products:7:z', '{')
  leaveDraft('draft:products:7:f', { values: { description: 'Y' } })
  await expectOffered({ description: 'Y', name: 'Kök 6' })
  expect(drafts().sort()).toEqual(['draft:products:7:f', 'draft:products:8:e'])
})

test.each(
  some(
    [
      ['equals the stored record', { values: { name: 'Kök 6' } }, 'stays'],
      [
        'has a value of another shape than the form edits',
        { values: { specs: { Güç: '3 Ah' }, name: ['X'] } },
        'stays',
      ],
      ['has another author', { owner: 'ada@example.com', values: { name: 'X' } }, 'stays'],
      ['has an older version', { version: 1, values: { name: 'X' } }, 'goes'],
      ['has no version', { version: undefined, values: { name: 'X' } }, 'goes'],
      ['is two weeks old', { at: new Date(Date.now() - TWO_WEEKS).toISOString(), values: { name: 'X' } }, 'goes'],
    ],
    2,
  ),
)('drafts: not offered if it %s', async (_, draft, becomes) => {
  leaveDraft('draft:products:7:a', draft)
  leaveDraft('draft:products:7:f', { values: { description: 'Y' }, ...FRESH })
  await expectOffered({ description: 'Y', name: 'Kök 6' })
  expect(drafts().includes('draft:products:7:a')).toBe(becomes === 'stays')
})

test('drafts: offered to their author', async () => {
  localStorage.setItem('draft-owner', 'ada@example.com')
  leaveDraft('draft:products:7:a', { owner: 'ada@example.com', values: { name: 'X' } })
  await expectOffered({ name: 'X' }, 'draft:products:7:a')
  await waitFor(() => expect(localStorage.getItem('draft:products:7:a')).toContain('ada@example.com'))
})

test('drafts: stay those of their author when another tab signs out', async () => {
  localStorage.setItem('draft-owner', 'ada@example.com')
  const { user } = await open()
  localStorage.removeItem('draft-owner')
  await user.type(field('name'), ' X')
  await isKept('draft:products:7')
  expect(localStorage.getItem(drafts()[0]!)).toContain('ada@example.com')
})

test('drafts: a save deletes those of the form, also one that was offered and not restored', async () => {
  leaveDraft('draft:products:7:a', { values: { name: 'Bırakılan' } })
  const { user } = await open()
  await restore()
  await user.type(field('description'), ' Yeni')
  await expect.poll(drafts).toHaveLength(2)
  await user.click(save())
  await waitFor(() => expect(api.rows.products![0]).toMatchObject({ description: 'Toprağı ölçer. Yeni' }))
  await expect.poll(drafts).toEqual([])
})

test('drafts: one of another new record survives a save, and is offered by the next form', async () => {
  leaveDraft('draft:products:new:a', { values: { name: 'Eski' }, ...FRESH })
  leaveDraft('draft:products:new:b', { values: { name: 'Bırakılan' } })
  const { user } = await open('/admin/products/new')
  await restore()
  await user.type(field('name'), 'Yeni')
  await expect.poll(drafts).toHaveLength(3)
  await user.click(save())
  await waitFor(() => expect(api.rows.products).toHaveLength(3))
  await expect.poll(() => drafts().sort()).toEqual(['draft:products:new:a', 'draft:products:new:b'])
  cleanup()
  const again = await open('/admin/products/new')
  await again.user.click(await restore())
  expect(field('name')).toHaveValue('Bırakılan')
  await again.user.click(save())
  await waitFor(() => expect(api.rows.products).toHaveLength(4))
  await expect.poll(drafts).toEqual(['draft:products:new:a'])
})

test('drafts: two open forms of one record have one each, and are not offered the other', async () => {
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
  const first = await open('/admin/products/new')
  await first.user.type(field('name'), 'Bir')
  await isKept('draft:products:new')
  const [draftKey] = drafts()
  cleanup()
  // A tab that is still open locks its draft.
  let close = () => {}
  const closed = new Promise<void>((resolve) => {
    close = resolve
  })
  const held = locks.request(draftKey!, () => closed)
  const second = await open('/admin/products/new')
  await second.user.type(field('name'), 'İki')
  await expect.poll(drafts).toHaveLength(2)
  expect(localStorage.getItem(draftKey!)).toContain('Bir')
  expect(screen.queryByRole('button', { name: 'Taslağı geri getir' })).toBeNull()
  cleanup()
  close()
  await held
  await expect.poll(async () => (await locks.query()).held).toEqual([])
  const third = await open('/admin/products/new')
  await third.user.click(await restore())
  expect(field('name')).toHaveValue('İki')
  expect(screen.queryByRole('button', { name: 'Taslağı geri getir' })).toBeNull()
  expect(localStorage.getItem(draftKey!)).toContain('Bir')
  Reflect.deleteProperty(navigator, 'locks')
})

describe('drafts: sign-out', () => {
  const signOut = () => screen.getByRole('button', { name: 'Çıkış yap' })

  test('on purpose asks first if there are unsaved changes, and deletes all drafts of the user', async () => {
    leaveDraft('draft:about:about:a', { values: { title: 'X' } })
    leaveDraft('draft:about:about:b', { values: { title: 'X' }, owner: 'ada@example.com' })
    const { user, confirm } = await open()
    await user.type(field('name'), ' X')
    await expect.poll(drafts).toHaveLength(3)
    confirm.mockReturnValue(false)
    await user.click(signOut())
    expect(confirm.mock.lastCall![0]).toContain('Kaydedilmemiş değişiklikleriniz var')
    expect(field('name')).toHaveValue('Kök 6 X')
    expect([localStorage.getItem('token'), drafts().length]).toEqual(['secret', 3])
    confirm.mockClear().mockReturnValue(true)
    await user.click(signOut())
    await screen.findByRole('heading', { name: 'Yönetim girişi' })
    expect(confirm).toHaveBeenCalledTimes(1)
    expect(localStorage.getItem('token')).toBeNull()
    expect(drafts()).toEqual(['draft:about:about:b'])
  })

  test('asks nothing without unsaved changes', async () => {
    const { user, confirm } = await open()
    await user.click(signOut())
    await screen.findByRole('heading', { name: 'Yönetim girişi' })
    expect(confirm).not.toHaveBeenCalled()
  })
})
