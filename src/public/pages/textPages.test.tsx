import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { accessibilityFaultsOf } from '../../../tests/helpers/componentContract.tsx'
import { site } from '../../../tests/integration/public/site.ts'
import { prepareVisits } from '../../../tests/integration/public/visits.ts'
import { privacy } from '../../contract/i18n/site/privacy.ts'
import privacyEnglish from '../../contract/i18n/site/privacyEnglish.ts'
import siteTexts from '../../contract/i18n/site/site.ts'
import { initialHome, initialPrivacy, initialSustainability } from '../../contract/singletons/initialValues.ts'
import { chaptersOf } from '../components/chapters.ts'
import { addPictureDescriptions } from '../media/pictureFacts.ts'

const visits = prepareVisits()

/** A page that its owner has written. */
const sustainability = {
  ...initialSustainability,
  figures: [{ value: '128', unit: 'm³', label: 'daha az su', note: 'Karataş, 2025.', en: { value: '128' } }],
  chapters: ['Su', 'Toprak'].map((title) => ({ title, text: `${title} için yaptıklarımız.`, imageUrl: null, en: {} })),
}

const main = () => within(screen.getByRole('main'))
const headings = () =>
  main()
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent)

test('sustainability page: shows figures with unit and source, and chapters with illustrations', async () => {
  visits.api.pages = { sustainability }
  const { container } = await visits.open('/surdurulebilirlik')
  const { figures, chapters, closingTitle, closingText } = sustainability
  const title = siteTexts.nav.sustainability
  expect(main().getByRole('heading', { level: 1, name: title })).toBeInTheDocument()
  for (const { value, unit, label, note } of figures) {
    const figure = main().getByText(label).parentElement!
    expect(figure).toHaveTextContent(`${value} ${unit}`)
    expect(figure).toHaveTextContent(note!)
  }
  expect(headings()).toEqual([...chapters.map(({ title }) => title), closingTitle])
  for (const text of [...chapters.map(({ text }) => text!), closingText!])
    expect(main().getByText(text)).toBeInTheDocument()
  expect(container.querySelectorAll('main img[src*="/objects/"][src*="(0,0,"]')).toHaveLength(chapters.length)
  expect(await accessibilityFaultsOf(container)).toEqual([])
})

describe('navigation', () => {
  beforeEach(() => {
    visits.api.pages = { privacy: initialPrivacy, sustainability }
  })
  const sections = chaptersOf(initialPrivacy.versions[0]!.text)
  const follow = (path: string) => userEvent.click(document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)!)

  test('privacy notice: shows a skeleton after the contact page, which has only its date', async () => {
    await visits.open('/iletisim')
    visits.api.hold('/page-content/privacy')
    await follow('/gizlilik')
    expect(await main().findByRole('status')).toHaveTextContent(siteTexts.loading)
  })

  test.each([
    ['/gizlilik', 'privacy'],
    ['/surdurulebilirlik', 'sustainability'],
  ])('keeps the page until %s is loaded (%s)', async (path, key) => {
    await visits.open('/blog')
    const before = screen.getByRole('heading', { level: 1 }).textContent
    const release = visits.api.hold(`/page-content/${key}`)
    await follow(path)
    await waitFor(() => expect(visits.api.asked).toContain(`/page-content/${key}`))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(before!)
    release()
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent(before!))
  })

  test('privacy notice: the default text if the server has none', async () => {
    visits.api.pages = {}
    await visits.open('/iletisim')
    await follow('/gizlilik')
    expect(await main().findByRole('heading', { name: sections[1]!.heading! })).toBeInTheDocument()
  })

  test.each([{}, { versions: 5 }])('contact page: works with the notice %j', async (privacy) => {
    visits.api.pages = { privacy }
    expect((await visits.open('/iletisim')).page.status).toBe(200)
  })

  test('privacy notice: loads after a retry', async () => {
    await visits.open('/iletisim')
    visits.api.answer('/page-content/privacy', 500)
    await follow('/gizlilik')
    expect(await main().findByRole('alert')).toHaveTextContent('Sayfa içeriği yüklenemedi.')
    visits.api.answer('/page-content/privacy', 200, initialPrivacy)
    await userEvent.click(main().getByRole('button', { name: siteTexts.tryAgain }))
    expect(await main().findByRole('heading', { name: sections[1]!.heading! })).toBeInTheDocument()
    expect(main().queryByRole('alert')).toBeNull()
  })
})

test('privacy notice: text of the retention period', () => {
  expect([privacy.kept(730), privacy.kept(400)]).toEqual([
    'Her mesaj, geldikten en geç 2 yıl sonra kendiliğinden silinir.',
    'Her mesaj, geldikten en geç 400 gün sonra kendiliğinden silinir.',
  ])
  expect(privacyEnglish.kept(365)).toContain('1 year after')
})

test('privacy notice: shows the retention period in both languages', async () => {
  site.messageDays = 400
  onTestFinished(() => {
    delete site.messageDays
  })
  const { page } = await visits.open('/gizlilik')
  expect(page.html).toContain('Her mesaj, geldikten en geç 400 gün sonra kendiliğinden silinir.')
  await userEvent.click(screen.getAllByRole('link', { name: siteTexts.toOtherLocale })[0]!)
  expect(await main().findByText('Every message is deleted 400 days after it came, at the latest.')).toBeInTheDocument()
})

test('privacy notice: shows its date, table of contents and text', async () => {
  const { container } = await visits.open('/gizlilik')
  const { title, contents } = privacy
  const sections = chaptersOf(initialPrivacy.versions[0]!.text)
  expect(sections).toHaveLength(8)
  expect(main().getByRole('heading', { level: 1, name: title })).toBeInTheDocument()
  expect(container.querySelector('time')).toHaveTextContent('2 Kasım 2026')
  expect(headings()).toEqual(sections.map(({ heading }) => heading))
  for (const link of within(main().getByRole('navigation', { name: contents })).getAllByRole('link'))
    expect(document.querySelector(`h2${link.getAttribute('href')}`)).toHaveTextContent(link.textContent!)
  for (const { text } of sections)
    for (const paragraph of text.split('\n\n')) expect(main().getByText(paragraph)).toBeInTheDocument()
  expect(await accessibilityFaultsOf(container)).toEqual([])
})

test('chapter ids: unique, whatever the headings are', () => {
  const ids = chaptersOf('# Veriler\n\n# Veriler\n\n# Veriler 2\n\n# Veriler').map(({ id }) => id)
  expect(ids).toEqual(['veriler', 'veriler-2', 'veriler-2-2', 'veriler-3'])
})

test('chapter ids: linear time for many equal headings', () => {
  const tried = vi.spyOn(Set.prototype, 'has')
  onTestFinished(() => tried.mockRestore())
  const ids = chaptersOf('# Veriler\n'.repeat(3000)).map(({ id }) => id)
  expect(tried.mock.calls.length).toBeLessThanOrEqual(6000)
  expect([new Set(ids).size, ids.at(-1)]).toEqual([3000, 'veriler-3000'])
})

test('sustainability page: shows the picture of a chapter, and leaves out empty fields', async () => {
  visits.api.pages.sustainability = {
    lead: null,
    figures: [],
    chapters: [{ title: 'Su', text: 'Bir.\n\nİki.', imageUrl: `/uploads/${'1'.repeat(64)}.webp` }],
    closingTitle: '',
    closingText: null,
    en: {},
  }
  const { container } = await visits.open('/surdurulebilirlik')
  expect(headings()).toEqual(['Su'])
  expect(main().getByText('İki.')).toBeInTheDocument()
  expect(container.querySelector('main img[src^="/uploads/1111"]')).not.toBeNull()
  expect(container.querySelectorAll('main img:not([src^="/uploads/"]), main dl, main p:empty')).toHaveLength(0)
})

test.each([
  ['/surdurulebilirlik', 'Damlama hattı'],
  ['/en/sustainability', 'A drip line'],
])('%s: sustainability page: alternative text of a picture in the visitor’s language', async (path, alt) => {
  const imageUrl = `/uploads/${'2'.repeat(64)}.webp`
  const chapters = [{ title: 'Su', text: null, imageUrl }]
  visits.api.pages.sustainability = { figures: [], chapters, en: {} }
  const { container } = await visits.open(path)
  const picture = () => container.querySelector('main img[src^="/uploads/2222"]')
  expect(picture()).toHaveAttribute('alt', '')
  act(() => addPictureDescriptions({ pictures: { [imageUrl]: { alt: 'Damlama hattı', en: { alt: 'A drip line' } } } }))
  await waitFor(() => expect(picture()).toHaveAttribute('alt', alt))
  act(() => addPictureDescriptions({ pictures: { [imageUrl]: {} } }))
})

test('privacy notice: shows the version in force, in both languages, with the text before its first heading', async () => {
  const versions = [
    { date: '2099-01-01', text: 'Sonra.', en: { text: 'Later.' } },
    { date: '2026-11-05', text: 'Önsöz.\n\n# Bir\n\nMetin.\n\n## Bir\n\nDaha.' },
    { date: '2026-11-02', text: '# Eski\n\nEski metin.' },
  ]
  visits.api.pages.privacy = { versions, en: {} }
  const { container } = await visits.open('/gizlilik')
  expect(container.querySelector('time')).toHaveTextContent('5 Kasım 2026')
  expect(headings()).toEqual(['Bir', 'Bir'])
  expect([...container.querySelectorAll('h2')].map(({ id }) => id)).toEqual(['bir', 'bir-2'])
  expect(main().getByText('Önsöz.')).toBeInTheDocument()
  await userEvent.click(screen.getAllByRole('link', { name: siteTexts.toOtherLocale })[0]!)
  expect(await main().findByText('November 5, 2026')).toBeInTheDocument()
})

test('footer: shows its tagline in both languages and the social links', async () => {
  const socialLinks = [{ label: 'LinkedIn', url: 'https://www.linkedin.com/company/filiz' }]
  visits.api.pages.footer = { tagline: 'Ölçeriz.', socialLinks, en: { tagline: 'We measure.' } }
  await visits.open('/urunler')
  const footer = screen.getByRole('contentinfo')
  expect(footer).toHaveTextContent('Ölçeriz.')
  const social = within(footer).getByRole('navigation', { name: siteTexts.nav.social })
  expect(within(social).getByRole('link', { name: 'LinkedIn' })).toHaveAttribute('href', socialLinks[0]!.url)
  await userEvent.click(screen.getAllByRole('link', { name: siteTexts.toOtherLocale })[0]!)
  expect(await screen.findByText('We measure.')).toBeInTheDocument()
})

test('footer: shows the tagline of the brand instead of its own, in both languages', async () => {
  visits.api.pages.footer = { tagline: 'Ölçeriz.', socialLinks: [] }
  visits.api.pages['site-settings'] = { tagline: 'Bahçeyi dinleriz.', en: { tagline: 'We listen.' } }
  await visits.open('/urunler')
  const footer = screen.getByRole('contentinfo')
  expect(footer).toHaveTextContent('Bahçeyi dinleriz.')
  expect(footer).not.toHaveTextContent('Ölçeriz.')
  await userEvent.click(screen.getAllByRole('link', { name: siteTexts.toOtherLocale })[0]!)
  expect(await screen.findByText('We listen.')).toBeInTheDocument()
})

test('privacy notice: in English', async () => {
  await visits.open('/en/privacy')
  expect(await main().findByRole('heading', { level: 1, name: privacyEnglish.title })).toBeInTheDocument()
  expect(main().getByText('November 2, 2026')).toBeInTheDocument()
})

describe('in English, untranslated texts are marked as Turkish', () => {
  const langs = (container: HTMLElement) =>
    Object.fromEntries(
      [...container.querySelectorAll('main [lang], footer p [lang]')].map((part) => [
        part.textContent,
        part.getAttribute('lang'),
      ]),
    )
  const open = async (path: string, heading: string | RegExp) => {
    const { container } = await visits.open(path)
    await main().findByRole('heading', { level: 1, name: heading })
    return container
  }

  test('sustainability page and footer', async () => {
    visits.api.pages.footer = { tagline: 'Ölçeriz.', socialLinks: [], en: {} }
    visits.api.pages.sustainability = {
      lead: 'Az suyla.',
      figures: [
        { value: '3,4', unit: 'milyon m³', label: 'Su', note: null, en: { value: '3.4', label: 'Water' } },
        { value: '2', unit: null, label: 'Ölçüm', note: null, en: null },
      ],
      chapters: [{ title: 'Toprak', text: 'Bir.\n\nİki.', imageUrl: null, en: { title: 'Soil' } }],
      closingTitle: 'Son',
      closingText: 'Söz.',
      en: { closingText: 'Word.' },
    }
    const container = await open('/en/sustainability', 'Sustainability')
    await waitFor(() =>
      expect(langs(container)).toEqual({
        'Az suyla.': 'tr',
        'milyon m³': 'tr',
        Ölçüm: 'tr',
        '2': 'tr',
        'Bir.': 'tr',
        'İki.': 'tr',
        Son: 'tr',
        'Ölçeriz.': 'tr',
      }),
    )
    expect(await accessibilityFaultsOf(container)).toEqual([])
  })

  test('privacy notice', async () => {
    visits.api.pages.privacy = { versions: [{ date: '2027-01-05', text: '# Bir\n\nMetin.', en: null }], en: {} }
    const container = await open('/en/privacy', privacyEnglish.title)
    await waitFor(() => expect(langs(container)).toEqual({ Bir: 'tr', 'BirMetin.': 'tr' }))
  })

  test('home page', async () => {
    const { en: _, ...turkish } = initialHome
    visits.api.pages.home = { ...turkish, en: { closingTitle: 'Let us talk.' } }
    const container = await open('/en', /Filiz/)
    expect(await main().findByRole('heading', { name: 'Let us talk.' })).toBeInTheDocument()
    const { valuesTitle, productsTitle, servicesTitle, servicesLead, assistantTitle, closingLead, closingAction } =
      turkish
    for (const text of [
      valuesTitle,
      productsTitle,
      servicesTitle,
      servicesLead,
      assistantTitle,
      closingLead,
      closingAction,
    ])
      expect(main().getByText(text!).closest('[lang]')).toHaveAttribute('lang', 'tr')
    expect(main().getByText('Let us talk.').closest('main [lang]')).toBeNull()
    expect(container.querySelector('h1 [lang]')).toHaveAttribute('lang', 'tr')
    // These are translated.
    for (const { en } of turkish.values) expect(main().getByText(en!.title!).closest('main [lang]')).toBeNull()
  })
})
