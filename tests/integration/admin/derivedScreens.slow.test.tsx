import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { AdminConfig } from '../../../src/admin/resources/definitions.ts'
import { resources } from '../../../src/contract/resources/index.ts'
import type { Resource } from '../../../src/contract/schema/resource.ts'
import type { Dialect } from '../../../src/server/platform/db/connect.ts'
import { expectNoise } from '../../helpers/dom.ts'
import { draftedMigration } from '../../helpers/draftedMigration.ts'
import { createTestApp, dialects, type TestApp } from '../../helpers/testApp.ts'
import { leave, renderAdmin, samplesConfig } from './renderAdmin.tsx'
import { chooseInRow } from './rowMenu.ts'
import { samples } from './sampleResource.ts'

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!
const save = () => screen.getByRole('button', { name: 'Kaydet' })

/** The real panel on the real server, with one resource of the test. */
function useSite(dialect: Dialect, resource: Resource, config: AdminConfig) {
  let site: TestApp
  let url: string
  beforeEach(async () => {
    const drafts = await draftedMigration(resource)
    site = await createTestApp(dialect, { resources: { ...resources, [resource.name]: resource }, drafts })
    url = `${await site.app.listen({ host: '127.0.0.1', port: 0 })}/api`
  })
  afterEach(() =>
    // Waits for the running requests of the screens: an aborted one would log an error.
    leave({
      async close() {
        site.app.server.closeAllConnections()
        await site.close()
      },
    }),
  )
  return {
    call: (...line: Parameters<TestApp['call']>) => site.call(...line),
    admin: (...line: Parameters<TestApp['admin']>) => site.admin(...line),
    visit: (path: string) => renderAdmin({ api: { url, state: { token: site.token } }, path, config }),
  }
}

/**
 * The real panel on the real server, with a resource that is added only by its declaration, its drafted migration and one entry
 * of the config.
 */
describe.each(dialects)('a new resource on %s', (dialect) => {
  const site = useSite(dialect, samples, samplesConfig)
  const { visit } = site

  test('derived screens: a record is created, listed, toggled, edited and deleted', async () => {
    const { user, confirm } = visit('/admin/samples/new')
    await screen.findByRole('button', { name: 'Kaydet' })
    await user.type(field('title'), 'Çığ perdesi')
    await user.click(save())

    const link = await screen.findByRole('link', { name: 'Çığ perdesi' })
    expect(window.location.pathname).toBe('/admin/samples')
    const row = link.closest('tr, li') as HTMLElement
    await user.click(within(row).getAllByRole('button', { pressed: false })[0]!)
    await waitFor(async () => expect((await site.call('GET /samples')).body[0]).toMatchObject({ isOn: true }))

    await user.click(screen.getByRole('link', { name: 'Çığ perdesi' }))
    await screen.findByRole('button', { name: 'Kaydet' })
    expect(window.location.pathname).toBe('/admin/samples/edit/1')
    await waitFor(() => expect(field('title')).toHaveValue('Çığ perdesi'))
    await user.type(field('body'), 'Uzun metin')
    await user.click(save())
    await waitFor(async () =>
      expect((await site.admin('GET /samples/1')).body).toMatchObject({
        title: 'Çığ perdesi',
        slug: 'cig-perdesi',
        body: 'Uzun metin',
        isOn: true,
      }),
    )

    await user.click(within(screen.getByRole('navigation')).getByRole('link', { name: 'Samples' }))
    await screen.findByRole('link', { name: 'Çığ perdesi' })
    await chooseInRow(user, 'Çığ perdesi', 'Sil')
    await waitFor(() => expect(confirm).toHaveBeenCalled())
    expect(await screen.findByText(/Henüz kayıt yok/)).toBeInTheDocument()
    expect((await site.admin('GET /samples/1')).status).toBe(404)
  })

  test('derived screens: items are added, reordered by keyboard, corrected and removed, in both languages', async () => {
    const { user } = visit('/admin/samples/new')
    await screen.findByRole('button', { name: 'Kaydet' })
    await waitFor(() => expect(field('en.title')).toBeInTheDocument())
    await user.type(field('title'), 'Sera')
    await user.type(field('en.title'), 'Greenhouse')
    const list = await screen.findByRole('group', { name: 'Parts' })
    const add = within(list).getByRole('button', { name: 'Ekle' })
    for (const title of ['Çatı', 'Kapı', '']) {
      await user.click(add)
      await waitFor(() => expect(within(list).getAllByRole('listitem').at(-1)).toContainElement(focused()))
      if (title) await user.keyboard(title)
    }
    expect(add).toHaveAttribute('aria-disabled', 'true')
    await user.type(field('parts.1.en.title'), 'Door')
    within(list).getByRole('button', { name: 'Taşı: Kapı' }).focus()
    await user.keyboard('{ArrowUp}')
    await waitFor(() => expect(field('parts.0.title')).toHaveValue('Kapı'))
    expect(field('parts.0.en.title')).toHaveValue('Door')
    await waitFor(() => expect(within(list).getByRole('button', { name: 'Taşı: Kapı' })).toHaveFocus())
    await user.click(save())
    await waitFor(() => expect(field('parts.2.title')).toBeInvalid())
    await user.click(within(list).getByRole('button', { name: 'Sil: 3. satır' }))
    await user.click(save())
    await screen.findByRole('link', { name: 'Sera' })
    const whole = { text: null, imageUrl: null, isOn: false }
    expect((await site.admin('GET /samples/1')).body).toMatchObject({
      title: 'Sera',
      en: { title: 'Greenhouse' },
      parts: [
        { title: 'Kapı', ...whole, en: { title: 'Door' } },
        { title: 'Çatı', ...whole },
      ],
    })
  })

  test('derived screens: a conflict shows both versions of items and English texts', async () => {
    expectNoise()
    const parts = [{ title: 'Çatı' }, { title: 'Kapı' }]
    await site.admin('POST /samples', { title: 'Sera', parts })
    const { user } = visit('/admin/samples/edit/1')
    await screen.findByRole('button', { name: 'Kaydet' })
    await waitFor(() => expect(field('parts.1.title')).toHaveValue('Kapı'))
    await waitFor(() => expect(field('en.title')).toBeInTheDocument())
    await user.type(field('parts.1.title'), ' kolu')
    await user.type(field('en.title'), 'Greenhouse')
    await site.admin('PUT /samples/1', {
      parts: [{ title: 'Cam çatı' }, { title: 'Kapı' }],
      en: { title: 'Glass house' },
    })
    await user.click(save())
    const dialog = await screen.findByRole('dialog')
    expect(await within(dialog).findAllByRole('radio')).toHaveLength(4)
    expect(dialog).toHaveTextContent('Parts title: Cam çatı')
    expect(dialog).toHaveTextContent('Başlık (İngilizce): Glass house')
    await user.click(within(dialog).getByRole('button', { name: 'Hepsinde sizin yazdığınız' }))
    await user.click(within(dialog).getByRole('button', { name: 'Seçilenleri kaydet' }))
    await waitFor(async () =>
      expect((await site.admin('GET /samples/1')).body).toMatchObject({
        parts: [{ title: 'Çatı' }, { title: 'Kapı kolu' }],
        en: { title: 'Greenhouse' },
      }),
    )
  })

  test('derived screens: search and sharing texts', async () => {
    await site.admin('POST /samples', { title: 'Sera', note: 'Camdan.' })
    const { user } = visit('/admin/samples/edit/1')
    await user.click(await screen.findByRole('heading', { name: 'Arama ve paylaşım' }))
    await waitFor(() => expect(field('seoTitle')).toHaveAttribute('placeholder', 'Sera'))
    expect(field('seoDescription')).toHaveAttribute('placeholder', 'Camdan.')
    const result = screen.getByRole('region', { name: 'Arama sonucunda' })
    expect(result).toHaveTextContent('seyler › sera')
    await user.type(field('seoTitle'), 'Cam sera')
    await user.type(field('seoDescription'), 'Kışın da.')
    expect(result).toHaveTextContent(/Cam sera \| .*Kışın da\./)
    expect(field('shareImageUrl')).toHaveAttribute('type', 'file')
    await user.click(save())
    await waitFor(async () =>
      expect((await site.admin('GET /samples/1')).body).toMatchObject({
        seoTitle: 'Cam sera',
        seoDescription: 'Kışın da.',
        shareImageUrl: null,
      }),
    )
  })

  test('derived screens: reordered and hidden from the row menu', async () => {
    for (const title of ['Çatı', 'Kapı', 'Cam']) await site.admin('POST /samples', { title })
    const seen = async () => (await site.call('GET /samples')).body.map(({ title }: { title: string }) => title)
    const { user } = visit('/admin/samples')
    await chooseInRow(user, 'Çatı', 'En başa al')
    await waitFor(async () => expect(await seen()).toEqual(['Çatı', 'Cam', 'Kapı']))
    await chooseInRow(user, 'Cam', 'Gizle')
    await waitFor(async () => expect(await seen()).toEqual(['Çatı', 'Kapı']))
  })
})

const focused = () => document.activeElement as HTMLElement
