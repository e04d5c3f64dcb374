import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { expectNoise } from '../../../tests/helpers/dom.ts'
import { type Api, startApi } from '../../../tests/integration/admin/apiServer.ts'
import { leave, renderAdmin } from '../../../tests/integration/admin/renderAdmin.tsx'
import { dropAt, layOutRows } from '../../../tests/integration/admin/rowLayout.ts'
import { chooseInRow } from '../../../tests/integration/admin/rowMenu.ts'

const slide = (id: number, title: string, displayOrder: number) => ({
  id,
  title,
  subtitle: null,
  imageUrl: `/uploads/${id}.webp`,
  ctaText: null,
  ctaLink: null,
  displayOrder,
})

let api: Api
const start = async (options: Parameters<typeof startApi>[0] = {}) => {
  api = await startApi({ rows: { slides: [slide(1, 'Nem', 20), slide(2, 'Don', 10), slide(3, 'Su', 30)] }, ...options })
}
beforeEach(() => start())
afterEach(() => leave(api))

const LIST = '/admin/settings/homepage'
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!
const save = () => screen.getByRole('button', { name: 'Kaydet' })
const png = new File(['x'], 'slayt.png', { type: 'image/png' })

async function open(path: string) {
  const view = renderAdmin({ api, path })
  await screen.findByRole('button', { name: 'Kaydet' })
  return view
}

test('slides: listed in their order, each linked to its form', async () => {
  renderAdmin({ api, path: LIST })
  await screen.findByRole('link', { name: 'Don' })
  const titles = screen.getAllByRole('link', { name: /^(Nem|Don|Su)$/ })
  expect(titles.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Don', `${LIST}/edit/2`],
    ['Nem', `${LIST}/edit/1`],
    ['Su', `${LIST}/edit/3`],
  ])
  expect(screen.getByRole('link', { name: 'Yeni slayt' })).toHaveAttribute('href', `${LIST}/new`)
})

test('slides: a new one is last by default, and requires a picture', async () => {
  const { user } = await open(`${LIST}/new`)
  await waitFor(() => expect(field('displayOrder')).toHaveValue(40))
  expect(screen.queryByText('Kaydedilmemiş değişiklik var')).toBeNull()
  expect(screen.getByText('En iyi ölçü: 1920×1080.')).toBeInTheDocument()
  await user.type(field('title'), 'Rüzgâr')
  await user.click(save())
  expect(await screen.findByText('Lütfen bir görsel yükleyin.')).toBeInTheDocument()
  expect(api.callsOf(/POST .slides/)).toEqual([])
  await user.upload(field('imageUrl'), png)
  await screen.findByAltText('Seçili görsel')
  await user.click(save())
  expect(await screen.findByText(/^Slayt eklendi\./)).toBeInTheDocument()
  expect(api.callsOf(/POST .slides/)).toMatchObject([{ body: { title: 'Rüzgâr', displayOrder: 40 } }])
  expect(await screen.findByRole('link', { name: 'Rüzgâr' })).toBeInTheDocument()
  expect(window.location.pathname).toBe(LIST)
})

test('slides: a save leads back to the list, which is requested again', async () => {
  const { user, confirm } = await open(`${LIST}/edit/1`)
  expect(field('title')).toHaveValue('Nem')
  await user.clear(field('displayOrder'))
  await user.type(field('displayOrder'), '5')
  const calls = api.callsOf(/GET .slides\?/).length
  await user.click(save())
  expect(await screen.findByText('Kaydedildi.')).toBeInTheDocument()
  await waitFor(() => expect(window.location.pathname).toBe(LIST))
  await waitFor(() => expect(api.callsOf(/GET .slides\?/).length).toBeGreaterThan(calls))
  await waitFor(() => expect(screen.getAllByRole('link', { name: /^(Nem|Don|Su)$/ })[0]).toHaveTextContent('Nem'))
  expect(confirm).not.toHaveBeenCalled()
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([])
})

test('slides: one opened by its URL is requested alone', async () => {
  await open(`${LIST}/edit/2`)
  await waitFor(() => expect(field('title')).toHaveValue('Don'))
  expect(api.callsOf(/GET .slides/).map(({ path }) => decodeURIComponent(path))).toEqual(['/slides?filter={"id":[2]}'])
})

test('slides: not found if it is not in the list', async () => {
  expectNoise()
  renderAdmin({ api, path: `${LIST}/edit/99` })
  expect(await screen.findByRole('alert')).toHaveTextContent('Slayt bulunamadı.')
  expect(screen.getByRole('link', { name: 'Listeye dön' })).toHaveAttribute('href', LIST)
})

test('slides: failures of the list and of a deletion are shown', async () => {
  expectNoise()
  api.failNext(/GET .slides/, 500)
  const { user } = renderAdmin({ api, path: LIST })
  expect(await screen.findByText('Slaytlar yüklenemedi.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Tekrar dene' }))
  api.failNext(/DELETE/, 500)
  await chooseInRow(user, 'Nem', 'Sil')
  expect(await screen.findByText('Slayt silinirken hata.')).toBeInTheDocument()
})

test('slides: work with a server that has only lists', async () => {
  await api.close()
  await start({ flavour: 'bare', writeAnswer: 'nothing' })
  const { user } = await open(`${LIST}/new`)
  await waitFor(() => expect(field('displayOrder')).toHaveValue(40))
  await user.click(within(screen.getByRole('navigation')).getByRole('link', { name: 'Ana sayfa slaytları' }))
  await user.click(await screen.findByRole('link', { name: 'Su' }))
  await waitFor(() => expect(field('title')).toHaveValue('Su'))
  await user.type(field('title'), ' yolu')
  await user.click(save())
  expect(await screen.findByRole('link', { name: 'Su yolu' })).toBeInTheDocument()
})

describe('slides: reordering', () => {
  const titles = () => screen.getAllByRole('link', { name: /^(Nem|Don|Su)$/ }).map(({ textContent }) => textContent)
  const grip = (title: string) => screen.findByRole('button', { name: `Taşı: ${title}` })
  const places = () => Object.fromEntries(api.rows.slides!.map(({ title, displayOrder }) => [title, displayOrder]))

  test('with the arrow keys of a handle keeps the focus, announces the position and stores one row', async () => {
    const { user } = renderAdmin({ api, path: LIST })
    const taken = await grip('Don')
    taken.focus()
    await user.keyboard('{ArrowDown}')
    expect(titles()).toEqual(['Nem', 'Don', 'Su'])
    expect(screen.getByText('Don, 2. sırada')).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Taşı: Don' })).toHaveFocus())
    await waitFor(() => expect(places()).toEqual({ Nem: 20, Don: 25, Su: 30 }))
    expect(api.callsOf(/PUT/)).toMatchObject([
      { path: '/slides/2', body: { title: 'Don', imageUrl: '/uploads/2.webp', displayOrder: 25 } },
    ])
    await waitFor(() => expect(api.callsOf(/GET .slides\?/)).toHaveLength(2))
    expect(titles()).toEqual(['Nem', 'Don', 'Su'])
  })

  test('several times with a slow server stores only the last position of each row', async () => {
    const answer = api.hold(/PUT .slides/)
    const { user } = renderAdmin({ api, path: LIST })
    ;(await grip('Nem')).focus()
    await user.keyboard('{ArrowUp}')
    expect(titles()).toEqual(['Nem', 'Don', 'Su'])
    ;(await grip('Su')).focus()
    await user.keyboard('{ArrowUp}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Taşı: Su' })).toHaveFocus())
    await user.keyboard('{ArrowUp}')
    expect(titles()).toEqual(['Su', 'Nem', 'Don'])
    answer()
    await waitFor(() => expect(places()).toEqual({ Nem: 5, Don: 10, Su: 2 }))
    expect(api.callsOf(/PUT/).map(({ path }) => path)).toEqual(['/slides/1', '/slides/3'])
    await waitFor(() => expect(api.callsOf(/GET .slides\?/).length).toBeGreaterThan(1))
    expect(titles()).toEqual(['Su', 'Nem', 'Don'])
  })

  test('during a refetch drops the row among the refetched rows', async () => {
    layOutRows()
    const answer = api.hold(/PUT .slides/)
    const { user } = renderAdmin({ api, path: LIST })
    ;(await grip('Su')).focus()
    await user.keyboard('{ArrowUp}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Taşı: Su' })).toHaveFocus())
    await user.keyboard('{ArrowUp}')
    expect(titles()).toEqual(['Su', 'Don', 'Nem'])
    fireEvent.pointerDown(await grip('Nem'), { button: 0 })
    // The changed title shows that the list was refetched.
    Object.assign(api.rows.slides![1]!, { title: 'Kar' })
    answer()
    await screen.findByRole('link', { name: 'Kar' })
    dropAt(1)
    await waitFor(() => expect(places()).toEqual({ Su: 5, Nem: 7, Kar: 10 }))
    expect(screen.queryByText(/^Sıra kaydedilmedi/)).toBeNull()
  })

  test('works by the row menu', async () => {
    const { user } = renderAdmin({ api, path: LIST })
    await chooseInRow(user, 'Su', 'Yukarı taşı')
    await waitFor(() => expect(titles()).toEqual(['Don', 'Su', 'Nem']))
    await waitFor(() => expect(places()).toEqual({ Don: 10, Su: 15, Nem: 20 }))
    await user.click(await screen.findByRole('button', { name: 'İşlemler: Nem' }))
    await screen.findByRole('menuitem', { name: 'Yukarı taşı' })
    expect(screen.queryByRole('menuitem', { name: 'Aşağı taşı' })).toBeNull()
  })

  test('conflicts: the order of someone else stays, and an error is shown', async () => {
    expectNoise()
    const { user } = renderAdmin({ api, path: LIST })
    ;(await grip('Don')).focus()
    Object.assign(api.rows.slides![1]!, { title: 'Don', displayOrder: 40, updatedAt: '2026-06-01T00:00:00.000Z' })
    await user.keyboard('{ArrowDown}')
    expect(await screen.findByText(/^Sıra kaydedilmedi: taşıdığınız kayıt/)).toBeInTheDocument()
    await waitFor(() => expect(titles()).toEqual(['Nem', 'Su', 'Don']))
    expect(places()).toEqual({ Nem: 20, Su: 30, Don: 40 })
    // The next move starts from the stored order.
    ;(await grip('Don')).focus()
    await user.keyboard('{ArrowUp}')
    await waitFor(() => expect(places()).toEqual({ Nem: 20, Su: 30, Don: 25 }))
  })

  test('renumbers all rows if there is no free position between two', async () => {
    for (const [index, row] of api.rows.slides!.entries()) row.displayOrder = 7 - (index % 2)
    const { user } = renderAdmin({ api, path: LIST })
    const first = (await screen.findAllByRole('button', { name: /^Taşı: / }))[0]!
    const [one, two, three] = titles()
    first.focus()
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(places()).toEqual({ [two!]: 10, [one!]: 20, [three!]: 30 }))
  })

  test('is not offered if the list is sorted otherwise', async () => {
    renderAdmin({ api, path: `${LIST}?sort=title&order=ASC` })
    await screen.findByRole('link', { name: 'Don' })
    expect(screen.queryByRole('button', { name: /^Taşı: / })).toBeNull()
  })

  test('works with a minimal API', async () => {
    await api.close()
    await start({ flavour: 'bare', writeAnswer: 'nothing' })
    const { user } = renderAdmin({ api, path: LIST })
    ;(await grip('Don')).focus()
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(places()).toEqual({ Nem: 20, Don: 25, Su: 30 }))
    expect(titles()).toEqual(['Nem', 'Don', 'Su'])
  })
})
