import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { accessibilityFaultsOf } from '../../../tests/helpers/componentContract.tsx'
import { prepareVisits } from '../../../tests/integration/public/visits.ts'
import { aboutPage } from '../../contract/i18n/site/aboutPage.ts'
import aboutPageEnglish from '../../contract/i18n/site/aboutPageEnglish.ts'

const texts = aboutPage
const ABOUT = {
  title: 'Ölçmeden konuşmayız',
  subtitle: 'Adana’da bir ölçüm şirketi.',
  imageUrl: '/uploads/tarla.webp',
  mainText: 'Bir burguyla başladı.\n\nYirmi altı kişiyiz.\n\nSayıyı sorabilirsiniz.',
  missionTitle: 'Bugünkü işimiz',
  missionText: 'Ölçülmüş kayıt vermek.',
  visionTitle: null,
  visionText: 'Su bütçesi bilinmeyen parsel kalmasın.',
}
const visits = prepareVisits({ pages: { about: ABOUT } })

const open = () => visits.open('/hakkimizda')
const main = () => within(screen.getByRole('main'))

test('about page: shows the entered texts and the picture', async () => {
  const { page, container } = await open()
  expect(page.status).toBe(200)
  expect(main().getByRole('heading', { level: 1 })).toHaveTextContent(ABOUT.title)
  expect(main().getByText(ABOUT.subtitle)).toBeInTheDocument()
  for (const paragraph of ABOUT.mainText.split('\n\n')) expect(main().getByText(paragraph).tagName).toBe('P')
  const headings = main().getAllByRole('heading', { level: 2 })
  expect(headings.map((heading) => heading.textContent)).toEqual([ABOUT.missionTitle, texts.vision])
  expect(main().getByText(ABOUT.visionText)).toBeInTheDocument()
  expect(container.querySelector('main img[src="/uploads/tarla.webp"]')).toHaveAttribute('fetchpriority', 'high')
  expect(page.head).toContain(ABOUT.subtitle)
  expect(await accessibilityFaultsOf(container)).toEqual([])
})

test('about page: shows the people in their order, without what is empty', async () => {
  visits.api.answer('/people', 200, [
    { id: 2, name: 'Selma Ağırbaş', role: 'Toprak bilimci', text: 'Etütleri yürütür.', imageUrl: '/uploads/s.webp' },
    { id: 1, name: 'Okan İnceöz', role: null, text: ' ', imageUrl: null },
  ])
  const { container } = await open()
  const team = within(main().getByRole('region', { name: texts.team }))
  expect(team.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)).toEqual([
    'Selma Ağırbaş',
    'Okan İnceöz',
  ])
  const [selma, okan] = team.getAllByRole('listitem')
  expect(selma).toHaveTextContent('Selma AğırbaşToprak bilimciEtütleri yürütür.')
  expect(selma!.querySelector('img[src="/uploads/s.webp"]')).toHaveAttribute('alt', '')
  expect(okan).toHaveTextContent(/^Okan İnceöz$/)
  expect(await accessibilityFaultsOf(container)).toEqual([])
})

test('about page: keeps the paragraphs of mission and vision', async () => {
  visits.api.pages = { about: { ...ABOUT, missionText: 'Ölçmek.\n\nYazmak.' } }
  await open()
  for (const paragraph of ['Ölçmek.', 'Yazmak.']) expect(main().getByText(paragraph).tagName).toBe('P')
})

test('about page in English: default titles are English, entered texts are marked as Turkish', async () => {
  visits.api.pages = { about: { ...ABOUT, title: null } }
  await visits.open('/en/about')
  const own = await main().findByRole('heading', { level: 1, name: aboutPageEnglish.page })
  expect(own.closest('[lang="tr"]')).toBeNull()
  expect(main().getByText(aboutPageEnglish.vision).closest('[lang="tr"]')).toBeNull()
  for (const entered of [ABOUT.missionTitle, ABOUT.missionText, ABOUT.visionText])
    expect(main().getByText(entered).closest('[lang]')).toHaveAttribute('lang', 'tr')
})

test('about page: the same paragraph may occur twice', async () => {
  visits.api.pages = { about: { title: 'Filiz', mainText: 'Bir.\n\nÖlçün.\n\nİki.\n\nÖlçün.' } }
  await open()
  expect(main().getAllByText('Ölçün.')).toHaveLength(2)
})

test('about page: leaves out empty fields, and shows an illustration without a picture', async () => {
  visits.api.pages = { about: { title: 'Filiz', visionTitle: 'Yarın', visionText: 'Su kalsın.' } }
  const { container } = await open()
  expect(main().getByRole('heading', { level: 1 })).toHaveTextContent('Filiz')
  const headings = main().getAllByRole('heading', { level: 2 })
  expect(headings.map((heading) => heading.textContent)).toEqual(['Yarın'])
  expect(container.querySelector('main img')).toBeNull()
  expect(container.querySelector('main use[href*="/side-orchard."]')).not.toBeNull()
})

test('about page without content: links to other pages, and is not for search engines', async () => {
  visits.api.pages = {}
  const { page } = await open()
  expect(page.status).toBe(200)
  expect(page.head).toContain('noindex')
  expect(main().getByRole('heading', { level: 1, name: texts.empty })).toBeInTheDocument()
  expect(main().getByRole('link', { name: texts.write })).toHaveAttribute('href', '/iletisim')
})

test('about page: loads after a retry', async () => {
  visits.api.answer('/page-content/about', 500)
  const { page } = await open()
  expect(page.status).toBe(503)
  expect(main().getByRole('alert')).toHaveTextContent('Sayfa içeriği yüklenemedi.')
  visits.api.answers.clear()
  await userEvent.click(main().getByRole('button'))
  expect(await main().findByRole('heading', { level: 1, name: ABOUT.title })).toBeInTheDocument()
})

test('navigation: keeps the page until the about page is loaded', async () => {
  const release = visits.api.hold('/page-content/about')
  await visits.open('/gizlilik')
  window.history.pushState(null, '', '/hakkimizda')
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  await waitFor(() => expect(visits.api.asked).toContain('/page-content/about'))
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent(texts.page)
  release()
  expect(await screen.findByText(ABOUT.subtitle)).toBeInTheDocument()
})
