import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { expectNoise } from '../../../tests/helpers/dom.ts'
import { some } from '../../../tests/helpers/slowTests.ts'
import { type Api, startApi } from '../../../tests/integration/admin/apiServer.ts'
import { leave, renderAdmin, samplesConfig } from '../../../tests/integration/admin/renderAdmin.tsx'
import { samples } from '../../../tests/integration/admin/sampleResource.ts'
import { adminTexts } from '../../contract/i18n/admin/admin.ts'
import { inputs } from './inputs.tsx'

const sample = {
  id: 3,
  title: 'Şey',
  note: null,
  body: null,
  imageUrl: '/uploads/a%20b.webp',
  specs: { Güç: '3 Ah', Boy: '9 cm' },
  isOn: true,
  isRead: false,
  order: 1250,
  kind: 'b',
  due: '2026-05-21T11:02:00.000Z',
  slug: 'sey',
}

let api: Api
beforeEach(async () => {
  api = await startApi({ rows: { samples: [structuredClone(sample)] }, toggles: { isOn: 'toggle' } })
})
afterEach(() => leave(api))

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!
const save = () => screen.getByRole('button', { name: 'Kaydet' })
async function open(path: string) {
  const view = renderAdmin({ api, path, config: samplesConfig })
  await screen.findByRole('button', { name: 'Kaydet' })
  return view
}
const edit = () => open('/admin/samples/edit/3')
const create = () => open('/admin/samples/new')
const stored = () => api.rows.samples![0]!

/** They need another resource or a real file: the screens of references and documents are tested in the browser. */
const TESTED_APART = ['relation', 'file']

test('derived list: shows a resource with every field type', async () => {
  expect(Object.values(samples.fields).map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(Object.keys(inputs).filter((kind) => !TESTED_APART.includes(kind))),
  )
  renderAdmin({ api, path: '/admin/samples', config: samplesConfig })
  const row = (await screen.findByRole('link', { name: 'Şey' })).closest('tr')!
  expect(row).toHaveTextContent('/seyler/sey')
  expect(row.querySelector('img')).toHaveAttribute('src', `${api.url}/uploads/a%20b.webp`)
  expect(within(row).getByRole('button', { name: 'Is on: Şey', pressed: true })).toBeInTheDocument()
  expect(row).toHaveTextContent('1.250')
  expect(row).toHaveTextContent('b')
  expect(row.querySelector('time')).toHaveAttribute('datetime', '2026-05-21T11:02:00.000Z')
  expect(row.querySelector('time')).toHaveTextContent('21 May 2026 14:02')
})

test('date and time: shown and entered in the time zone of the site', async () => {
  const site = { timeZone: 'Pacific/Auckland' }
  renderAdmin({ api, path: '/admin/samples', config: samplesConfig, site })
  const [due] = await screen.findAllByText('21 May 2026 23:02')
  expect(due).toHaveAttribute('datetime', sample.due)
  cleanup()
  const { user } = renderAdmin({ api, path: '/admin/samples/edit/3', config: samplesConfig, site })
  await screen.findByRole('button', { name: 'Kaydet' })
  expect(field('due')).toHaveValue('2026-05-21T23:02')
  fireEvent.change(field('due'), { target: { value: '2026-05-22T08:30' } })
  await user.click(save())
  await waitFor(() => expect(stored().due).toBe('2026-05-21T20:30:00.000Z'))
})

test('derived form: has a named and labelled input for each field type, and stores the values', async () => {
  const { user } = await create()
  await user.type(field('title'), 'Yeni şey')
  await user.type(field('note'), 'Not')
  await user.type(field('body'), 'Birinci satır{Enter}ikinci satır')
  await user.click(field('isOn'))
  await user.clear(field('order'))
  await user.type(field('order'), '42')
  await user.selectOptions(field('kind'), 'a')
  fireEvent.change(field('due'), { target: { value: '2026-06-01T14:30' } })
  for (const name of ['title', 'note', 'body', 'imageUrl', 'isOn', 'isRead', 'order', 'kind', 'due'])
    expect(field(name)).toHaveAccessibleName()
  await user.click(save())
  await waitFor(() => expect(api.rows.samples).toHaveLength(2))
  expect(stored()).toMatchObject({
    title: 'Yeni şey',
    note: 'Not',
    body: 'Birinci satır\nikinci satır',
    isOn: true,
    isRead: false,
    order: 42,
    kind: 'a',
    due: '2026-06-01T11:30:00.000Z',
    specs: {},
    imageUrl: null,
  })
  expect(stored()).not.toHaveProperty('slug')
})

test('derived form: shows stored values, and stores null for cleared ones', async () => {
  const { user } = await edit()
  expect(field('order')).toHaveValue(1250)
  expect(field('kind')).toHaveValue('b')
  // Istanbul's clocks, as in the list.
  expect(field('due')).toHaveValue('2026-05-21T14:02')
  await user.selectOptions(field('kind'), 'Yok')
  fireEvent.change(field('due'), { target: { value: '' } })
  await user.click(save())
  await waitFor(() => expect(stored()).toMatchObject({ kind: null, due: null, order: 1250, specs: sample.specs }))
})

test('derived form: an invalid number and a text that is too long are rejected without a request', async () => {
  const { user } = await edit()
  await user.clear(field('order'))
  await user.type(field('order'), '1.5')
  await user.type(field('title'), 'x'.repeat(40))
  await user.click(save())
  expect(await screen.findByText('Bu alana tam sayı girin.')).toBeInTheDocument()
  expect(screen.getByText('En fazla 40 karakter girebilirsiniz.')).toBeInTheDocument()
  expect(api.callsOf(/PUT/)).toEqual([])
})

test('text input: shows the remaining or excess characters near the limit', async () => {
  const { user } = await edit()
  await user.clear(field('title'))
  await user.click(field('title'))
  await user.paste('x'.repeat(19))
  expect(screen.queryByText(/karakter/)).toBeNull()
  await user.paste('x'.repeat(9))
  expect(field('title')).toHaveAccessibleDescription('12 karakter kaldı.')
  await user.paste('x'.repeat(15))
  expect(field('title')).toHaveAccessibleDescription('3 karakter fazla.')
  // Announced once typing pauses, not for each character.
  expect(await screen.findByText('3 karakter fazla.', { selector: '[role=status]' })).toBeInTheDocument()
})

test('specs and slug input: show the remaining characters too', async () => {
  const { user } = await edit()
  const paste = async (name: string, text: string) => {
    await user.click(field(name))
    await user.paste(text)
  }
  await user.click(screen.getByRole('button', { name: 'Satır ekle' }))
  const [row] = [...document.querySelectorAll<HTMLInputElement>('[name^="specs."][name$=".name"]')].slice(-1)
  await paste(row!.name, 'x'.repeat(95))
  expect(row!).toHaveAccessibleDescription('Özellik: 5 karakter kaldı.')
  await paste(row!.name.replace('.name', '.value'), 'x'.repeat(501))
  expect(field(row!.name.replace('.name', '.value'))).toHaveAccessibleDescription('Değer: 1 karakter fazla.')
  await user.click(screen.getByRole('button', { name: 'Adresi değiştir' }))
  await user.clear(field('slug'))
  await paste('slug', 'x'.repeat(115))
  expect(field('slug')).toHaveAccessibleDescription(/5 karakter kaldı\.$/)
})

test('single-line text: pasted line breaks are removed, and Enter saves', async () => {
  const { user } = await edit()
  await user.clear(field('note'))
  await user.click(field('note'))
  await user.paste('Kuzey parsel,\n  ikinci hat')
  expect(field('note')).toHaveValue('Kuzey parsel, ikinci hat')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(stored()).toMatchObject({ note: 'Kuzey parsel, ikinci hat' }))
})

test('text input: a required one is exposed as required', async () => {
  await create()
  expect(field('title')).toBeRequired()
  expect(field('note')).not.toBeRequired()
})

describe('slug input', () => {
  test('of a new record shows the slug derived from the title', async () => {
    const { user } = await create()
    expect(screen.getByText('/seyler/…')).toBeInTheDocument()
    await user.type(field('title'), 'Çığ Önleme İşi')
    expect(screen.getByText('/seyler/cig-onleme-isi')).toBeInTheDocument()
    expect(field('slug')).toBeNull()
  })

  test('is edited only on request, with a warning', async () => {
    const { user } = await edit()
    expect(screen.getByText('/seyler/sey')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Adresi değiştir' }))
    await waitFor(() => expect(field('slug')).toHaveFocus())
    expect(field('slug')).toHaveAccessibleDescription('Adres değişirse eski bağlantılar çalışmaz.')
    await user.type(field('slug'), '-2')
    await user.click(save())
    await waitFor(() => expect(stored()).toMatchObject({ slug: 'sey-2' }))
  })

  test('with a server that redirects: the hint says so', async () => {
    await api.close()
    api = await startApi({
      rows: { samples: [structuredClone(sample)] },
      answers: { 'GET /admin/dashboard/stats': { unansweredMessageCount: 0 } },
    })
    const { user } = await edit()
    await user.click(screen.getByRole('button', { name: 'Adresi değiştir' }))
    await waitFor(() =>
      expect(field('slug')).toHaveAccessibleDescription(
        'Adres değişirse eski bağlantılar kendiliğinden yenisine gider.',
      ),
    )
  })

  test('left empty is not sent', async () => {
    const { user } = await edit()
    await user.click(screen.getByRole('button', { name: 'Adresi değiştir' }))
    await user.clear(field('slug'))
    await user.click(save())
    await waitFor(() => expect(api.callsOf(/PUT/)).toHaveLength(1))
    expect(api.callsOf(/PUT/)[0]!.body).not.toHaveProperty('slug')
  })
})

describe('array input', () => {
  const PARTS = [{ title: 'Kapı' }, { title: 'Çatı' }]

  test('stays mounted after a save: it keeps the focus, and a running upload is assigned to its item', async () => {
    Object.assign(stored(), { parts: PARTS })
    const { user } = await edit()
    const answer = api.hold(/PUT/)
    const arrival = api.hold(/POST .files/)
    await waitFor(() => expect(field('parts.1.title')).toBeInTheDocument())
    await user.type(field('parts.1.title'), ' katı')
    const typed = field('parts.1.title')
    await user.keyboard('{Control>}s{/Control}')
    await user.upload(field('parts.0.imageUrl'), new File(['<svg/>'], 'kapi.webp', { type: 'image/webp' }))
    typed.focus()
    answer()
    await waitFor(() => expect(stored()).toMatchObject({ parts: [PARTS[0], { title: 'Çatı katı' }] }))
    await waitFor(() => expect(api.callsOf(/POST .files/)).toHaveLength(1))
    expect(field('parts.1.title')).toBe(typed)
    expect(typed).toHaveFocus()
    arrival()
    const item = within(field('parts.0.imageUrl').closest('li')!)
    const shown = await item.findByRole('img', { name: 'Seçili görsel' })
    await waitFor(() => expect(shown).toHaveAttribute('src', expect.stringMatching(/upload-sample-image/)))
  })
})

describe('specs input', () => {
  const names = () => screen.getAllByPlaceholderText('Özellik').map((input) => (input as HTMLInputElement).value)

  test('adds, moves and removes rows by keyboard, and keeps their order', async () => {
    const { user } = await edit()
    expect(names()).toEqual(['Güç', 'Boy'])
    await user.click(field('specs.1.value'))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(field('specs.2.name')).toHaveFocus())
    await user.keyboard('Ağırlık{Tab}1,9 kg')
    const add = screen.getByRole('button', { name: 'Satır ekle' })
    expect(field('specs.2.name').compareDocumentPosition(add)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(names()).toEqual(['Güç', 'Ağırlık', 'Boy'])
    await waitFor(() => expect(field('specs.1.value')).toHaveFocus())
    expect(screen.getByText('Ağırlık, 2. sırada')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Aşağı taşı: Güç' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Aşağı taşı: Güç' })).toHaveFocus())
    await user.click(screen.getByRole('button', { name: 'Satırı sil: Boy' }))
    expect(names()).toEqual(['Ağırlık', 'Güç'])
    await user.click(save())
    await waitFor(() =>
      expect(Object.entries(stored().specs as object)).toEqual([
        ['Ağırlık', '1,9 kg'],
        ['Güç', '3 Ah'],
      ]),
    )
  })

  test('keeps the order also if a name is an integer', async () => {
    const { user } = await edit()
    await user.click(screen.getByRole('button', { name: 'Satır ekle' }))
    fireEvent.change(field('specs.2.name'), { target: { value: '12' } })
    fireEvent.change(field('specs.2.value'), { target: { value: 'adet' } })
    await user.click(save())
    await waitFor(() => expect(Object.values(stored().specs as object)).toEqual(['3 Ah', '9 cm', 'adet']))
    await waitFor(() => expect(screen.getByText(/^Kaydedildi/)).toBeInTheDocument())
    expect(names()).toEqual(['Güç', 'Boy', '12'])
  })

  test('renders only the changed row again', async () => {
    await edit()
    const named = vi.spyOn(adminTexts.tr.specs, 'row')
    fireEvent.change(field('specs.1.value'), { target: { value: '10 cm' } })
    await waitFor(() => expect(field('specs.1.value')).toHaveValue('10 cm'))
    expect(new Set(named.mock.calls.flat())).toEqual(new Set([2]))
  })

  test('moves rows by arrow keys and by dragging; the focus stays on the row', async () => {
    const { user } = await edit()
    const grip = (name: string) => screen.getByRole('button', { name: `Taşı: ${name}` })
    grip('Güç').focus()
    await user.keyboard('{ArrowDown}')
    expect(names()).toEqual(['Boy', 'Güç'])
    await waitFor(() => expect(grip('Güç')).toHaveFocus())
    for (const [index, row] of grip('Güç').closest('ol')!.querySelectorAll('li').entries())
      vi.spyOn(row, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100 + index * 50, 300, 50))
    fireEvent.pointerDown(grip('Güç'), { button: 0 })
    fireEvent.pointerMove(window, { clientY: 110 })
    expect(grip('Güç').closest('li')).toHaveAttribute('data-state', 'taken')
    expect(grip('Boy').closest('li')).toHaveAttribute('data-state', 'before')
    fireEvent.pointerUp(window)
    expect(names()).toEqual(['Güç', 'Boy'])
    await waitFor(() => expect(grip('Güç')).toHaveFocus())
    fireEvent.pointerDown(grip('Güç'), { button: 0 })
    fireEvent.pointerMove(window, { clientY: 190 })
    fireEvent.keyDown(window, { key: 'Escape' })
    expect(names()).toEqual(['Güç', 'Boy'])
  })

  test('is dirty if only the order has changed', async () => {
    const { user } = await edit()
    await user.click(screen.getByRole('button', { name: 'Aşağı taşı: Güç' }))
    expect(await screen.findByText('Kaydedilmemiş değişiklik var')).toBeInTheDocument()
    await user.click(save())
    await waitFor(() => expect(Object.keys(stored().specs as object)).toEqual(['Boy', 'Güç']))
  })

  test.each(
    some(
      [
        ['twice', 'Boy', '5 m', '“Boy” iki kez yazılmış. Her özelliğin adı bir kez geçebilir.'],
        ['without a name', '', '5 m', 'Değeri olan her satıra bir özellik adı yazın.'],
        ['too long', 'x'.repeat(101), '', 'Özellik adı en fazla 100, değeri en fazla 500 karakter olabilir.'],
      ],
      2,
    ),
  )('rejects a name with a message: %s', async (_, name, value, sentence) => {
    const { user } = await edit()
    await user.click(screen.getByRole('button', { name: 'Satır ekle' }))
    if (name) fireEvent.change(field('specs.2.name'), { target: { value: name } })
    if (value) fireEvent.change(field('specs.2.value'), { target: { value } })
    await user.click(save())
    expect(await screen.findByText(sentence)).toBeInTheDocument()
    expect(field('specs.2.name')).toHaveAttribute('aria-invalid', 'true')
    expect(api.callsOf(/PUT/)).toEqual([])
  })

  test('accepts a correction of either row of a duplicate', async () => {
    const { user } = await edit()
    fireEvent.change(field('specs.1.name'), { target: { value: 'Güç' } })
    await user.click(save())
    await waitFor(() => expect(field('specs.0.name')).toHaveFocus())
    expect(field('specs.1.name')).toHaveAttribute('aria-invalid', 'true')
    fireEvent.change(field('specs.0.name'), { target: { value: 'Gerilim' } })
    await waitFor(() => expect(field('specs.1.name')).toHaveAttribute('aria-invalid', 'false'))
    expect(screen.queryByText(/iki kez yazılmış/)).toBeNull()
    await user.click(save())
    await waitFor(() => expect(Object.keys(stored().specs as object)).toEqual(['Gerilim', 'Güç']))
  })

  test('shows an error of the server, with the focus, until a row is changed', async () => {
    expectNoise()
    api.failNext(/PUT/, 400, { errors: { specs: ['En fazla bir özellik olabilir.'] } })
    const { user } = await edit()
    await user.click(save())
    expect(await screen.findByText('En fazla bir özellik olabilir.')).toBeInTheDocument()
    await waitFor(() => expect(field('specs.0.name')).toHaveFocus())
    fireEvent.change(field('specs.0.value'), { target: { value: '4 Ah' } })
    await waitFor(() => expect(screen.queryByText('En fazla bir özellik olabilir.')).toBeNull())
  })

  test('leaves out empty rows', async () => {
    const { user } = await edit()
    await user.click(screen.getByRole('button', { name: 'Satır ekle' }))
    await user.click(save())
    await waitFor(() => expect(api.callsOf(/PUT/)).toMatchObject([{ body: { specs: sample.specs } }]))
  })
})

describe('image input', () => {
  const png = new File(['x'.repeat(84_000)], 'toprak.png', { type: 'image/png' })
  const preview = () => screen.queryByAltText('Seçili görsel')

  test('uploads a file when it is chosen, shows it, and removes it', async () => {
    const { user } = await create()
    await user.upload(field('imageUrl'), png)
    await waitFor(() => expect(preview()).toHaveAttribute('src', `${api.url}/uploads/upload-sample-image.webp`))
    expect(screen.getByText('toprak.png, 84 kB')).toBeInTheDocument()
    expect(api.callsOf(/POST .files/)).toMatchObject([{ path: '/files/upload-sample-image', token: 'secret' }])
    await user.click(screen.getByRole('button', { name: 'Kaldır' }))
    expect(preview()).toBeNull()
    expect(screen.getByText(/^PNG, JPEG ya da WebP\./)).toBeInTheDocument()
  })

  test('shows the file during its upload', async () => {
    const { user } = await create()
    const answer = api.hold(/POST .files/)
    await user.upload(field('imageUrl'), png)
    await screen.findByRole('progressbar')
    expect(document.querySelector('img[src="blob:file"]')).toBeInTheDocument()
    answer()
    await waitFor(() => expect(preview()).not.toBeNull())
    expect(document.querySelector('img[src="blob:file"]')).toBeNull()
  })

  test.each(
    some(
      [
        ['new', create],
        ['stored', edit],
      ],
      2,
    ),
  )('lists the accepted types in the form of a %s record', async (_, openForm) => {
    await openForm()
    expect(screen.getByText(/^PNG, JPEG ya da WebP\. Büyük fotoğraflar/)).toBeInTheDocument()
  })

  test.each(
    some(
      [
        ['new', create],
        ['stored', edit],
      ],
      2,
    ),
  )(
    'does not upload a HEIC that the browser cannot decode, and explains it, in the form of a %s record',
    async (_, openForm) => {
      await openForm()
      const zone = screen.queryByText('Görseli buraya bırakın ya da seçin') ?? preview()!
      const heic = new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'IMG_1.HEIC')
      fireEvent.drop(zone, { dataTransfer: { files: [heic] } })
      expect(await screen.findByText(/HEIC fotoğraflarını açamıyor\. Fotoğrafı JPEG olarak/)).toBeInTheDocument()
      expect(api.callsOf(/files/)).toEqual([])
    },
  )

  test('accepts a dropped file', async () => {
    await create()
    const zone = screen.getByText('Görseli buraya bırakın ya da seçin')
    fireEvent.dragEnter(zone)
    fireEvent.drop(zone, { dataTransfer: { files: [png] } })
    await waitFor(() => expect(preview()).toHaveAttribute('src', `${api.url}/uploads/upload-sample-image.webp`))
  })

  /** Starts an upload that has no response until the returned function is called. */
  async function sending(user: Awaited<ReturnType<typeof create>>['user']) {
    const release = api.hold(/files/)
    await user.upload(field('imageUrl'), png)
    await screen.findByRole('progressbar')
    await waitFor(() => expect(api.callsOf(/files/)).toHaveLength(1))
    return release
  }

  test('a save waits for the upload, then continues', async () => {
    const { user } = await create()
    await user.type(field('title'), 'Yeni')
    const release = await sending(user)
    expect(screen.getByRole('progressbar')).toHaveAccessibleName(/^Yükleniyor, %\d+$/)
    await user.click(save())
    expect(await screen.findByText('Görsel yükleniyor, bitince kaydedilecek.')).toBeInTheDocument()
    expect(api.callsOf(/POST .samples/)).toEqual([])
    release()
    await waitFor(() => expect(stored()).toMatchObject({ imageUrl: '/uploads/upload-sample-image.webp' }))
    expect(api.callsOf(/POST .samples/)).toHaveLength(1)
    await waitFor(() => expect(screen.queryByText('Görsel yükleniyor, bitince kaydedilecek.')).toBeNull())
  })

  test('canceling the upload aborts it, and the save that waits for it', async () => {
    expectNoise()
    const { user } = await create()
    await user.type(field('title'), 'Yeni')
    const release = await sending(user)
    await user.click(save())
    await user.click(screen.getByRole('button', { name: 'Yüklemeyi durdur' }))
    await waitFor(() => expect(api.state.left).toBe(1))
    expect(await screen.findByText(/^Görsel yüklenmediği için kaydedilmedi/)).toBeInTheDocument()
    release()
    expect(preview()).toBeNull()
    expect(api.callsOf(/POST .samples/)).toEqual([])
  })

  test('canceling the upload of a replacement keeps the stored picture', async () => {
    expectNoise()
    const { user } = await edit()
    expect(preview()).not.toBeNull()
    const before = preview()!.getAttribute('src')
    const release = await sending(user)
    await user.click(screen.getByRole('button', { name: 'Yüklemeyi durdur' }))
    await waitFor(() => expect(api.state.left).toBe(1))
    release()
    await waitFor(() => expect(preview()).toHaveAttribute('src', before!))
    expect(screen.queryByText('Kaydedilmemiş değişiklik var')).toBeNull()
  })

  test('a running upload is an unsaved change: leaving asks first, and aborts it', async () => {
    expectNoise()
    const { user, confirm } = await create()
    const release = await sending(user)
    confirm.mockReturnValueOnce(false)
    await user.click(screen.getByRole('link', { name: 'Vazgeç' }))
    expect(confirm).toHaveBeenCalledTimes(1)
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false)
    expect(screen.getByRole('progressbar')).toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'Vazgeç' }))
    await screen.findByRole('link', { name: 'Şey' })
    await waitFor(() => expect(api.state.left).toBe(1))
    release()
  })

  test('keeps the file after a lost connection, with a retry', async () => {
    expectNoise()
    const { user } = await create()
    api.failNext(/files/, 0)
    await user.upload(field('imageUrl'), png)
    expect(await screen.findByText(/Görsel yüklenirken bir hata oluştu\./)).toBeInTheDocument()
    expect(screen.getByText(/^toprak\.png, /)).toBeInTheDocument()
    window.dispatchEvent(new Event('online'))
    expect(await screen.findByText(/Bağlantı geri geldi\./)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Tekrar dene' }))
    await waitFor(() => expect(preview()).toHaveAttribute('src', `${api.url}/uploads/upload-sample-image.webp`))
    expect(screen.queryByRole('button', { name: 'Tekrar dene' })).toBeNull()
  })

  test.each(
    some(
      [
        ['a message', { message: 'Bu dosya bir görsel değil.' }, 'Bu dosya bir görsel değil.'],
        ['an empty body', '', 'Görsel yüklenirken bir hata oluştu.'],
      ],
      2,
    ),
  )('of a new record is cleared if the server refuses the file with %s', async (_, body, sentence) => {
    expectNoise()
    const { user } = await create()
    await user.upload(field('imageUrl'), png)
    await waitFor(() => expect(preview()).not.toBeNull())
    api.failNext(/files/, 415, body)
    await user.upload(field('imageUrl'), png)
    expect(await screen.findByText(sentence)).toBeInTheDocument()
    expect(preview()).toBeNull()
  })

  test('of a stored record keeps its picture if the server refuses the file', async () => {
    expectNoise()
    const { user } = await edit()
    api.failNext(/files/, 500)
    await user.upload(field('imageUrl'), png)
    expect(await screen.findByText('Görsel yüklenirken bir hata oluştu.')).toBeInTheDocument()
    expect(preview()).toHaveAttribute('src', `${api.url}/uploads/a%20b.webp`)
  })

  test.each(
    some(
      [
        ['new', create, 'kok.gif', 'image/gif', 'Bu dosya türü kabul edilmiyor. PNG, JPEG ya da WebP seçin.'],
        ['stored', edit, 'kok.txt', 'text/plain', 'Bu dosya bir görsel değil. PNG, JPEG ya da WebP seçin.'],
      ],
      2,
    ),
  )(
    'does not upload a type that the form of a %s record does not accept',
    async (_, openForm, name, type, sentence) => {
      await openForm()
      const zone = screen.queryByText('Görseli buraya bırakın ya da seçin') ?? preview()!
      fireEvent.drop(zone, { dataTransfer: { files: [new File(['x'], name, { type })] } })
      expect(await screen.findByText(sentence)).toBeInTheDocument()
      expect(api.callsOf(/files/)).toEqual([])
    },
  )

  test('accepts any image type for a stored record', async () => {
    const { user } = await edit()
    expect(field('imageUrl')).toHaveAttribute('accept', 'image/*')
    await user.upload(field('imageUrl'), new File(['x'], 'kok.gif', { type: 'image/gif' }))
    await waitFor(() => expect(preview()).toHaveAttribute('src', `${api.url}/uploads/upload-sample-image.webp`))
  })

  test('does not upload a file that is too large', async () => {
    const { user } = await create()
    const large = new File(['x'], 'kok.png', { type: 'image/png' })
    Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 })
    await user.upload(field('imageUrl'), large)
    expect(await screen.findByText('Dosya en fazla 10 MB olabilir.')).toBeInTheDocument()
    expect(api.callsOf(/files/)).toEqual([])
  })

  test('shows a message if the picture cannot be displayed', async () => {
    await edit()
    fireEvent.error(preview()!)
    expect(screen.getByText('Görsel açılamadı. Değiştirin ya da kaldırın.')).toBeInTheDocument()
  })
})
