import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { accessibilityFaultsOf } from '../../../../tests/helpers/componentContract.tsx'
import { site } from '../../../../tests/integration/public/site.ts'
import { prepareVisits } from '../../../../tests/integration/public/visits.ts'
import { FORM_TOKEN, HONEYPOT } from '../../../contract/api/contactCalls.ts'
import { SESSION_KEYS } from '../../../contract/constants.ts'
import { contactPage } from '../../../contract/i18n/site/contactPage.ts'
import contactPageEnglish from '../../../contract/i18n/site/contactPageEnglish.ts'
import siteTexts from '../../../contract/i18n/site/site.ts'
import { initialPrivacy } from '../../../contract/singletons/initialValues.ts'
import { MapEmbed } from '../../components/MapEmbed.tsx'
import { SiteContext } from '../../meta/SiteContext.ts'
import { ContactFacts } from './ContactFacts.tsx'
import { inquiryPathOf } from './inquiryPath.ts'

const texts = contactPage
const SEND = '/contact/send-message'
const INFO = {
  phoneNumber: '0532 000 00 00',
  emailAddress: 'bilgi@filiz.example',
  addressText: 'Pamuk Cad. 14\nYüreğir, Adana',
  mapIframeUrl: 'https://www.openstreetmap.org/export/embed.html?marker=36.9%2C35.3',
}
const visits = prepareVisits({ pages: { 'contact-info': INFO } })

beforeEach(async () => {
  visits.api.answer(SEND, 200, {})
})
afterEach(async () => {
  sessionStorage.clear()
})

const open = (query = '') => visits.open(`/iletisim${query}`)
const form = () => document.querySelector<HTMLElement>('form[method=post]')!
const field = (name: keyof typeof texts.fields) =>
  form().querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`)!
const send = () => userEvent.click(screen.getByRole('button', { name: texts.send }))

/** Navigates to another page (by default the privacy notice) and back. */
async function goAndComeBack(link = within(form()).getByRole('link', { name: texts.noticeLink })) {
  await userEvent.click(link)
  await waitFor(() => expect(form()).toBeNull())
  act(() => window.history.back())
  // The draft is restored in the same effect.
  await waitFor(() => expect(form()).toHaveProperty('noValidate', true))
}

const MESSAGE = { name: 'Şükrü Iğdır', email: 'sukru@example.com', subject: 'Sulama', message: 'Merhaba,\n40 dekar.' }
async function fillIn(values: Partial<Record<keyof typeof texts.fields, string>> = MESSAGE) {
  for (const [name, value] of Object.entries(values)) {
    await userEvent.clear(field(name as keyof typeof texts.fields))
    await userEvent.type(field(name as keyof typeof texts.fields), value)
  }
}

describe('contact form', () => {
  test('has the fields of the specification and marks the optional one', async () => {
    await open()
    const labels = within(form())
      .getAllByRole('textbox')
      .map((box) => [box.getAttribute('name'), box.hasAttribute('required'), box.getAttribute('autocomplete')])
    expect(labels).toEqual([
      ['name', true, 'name'],
      ['email', true, 'email'],
      ['phoneNumber', false, 'tel'],
      ['subject', true, 'off'],
      ['message', true, 'off'],
    ])
    expect(screen.getByRole('textbox', { name: 'Telefon (isteğe bağlı)' })).toHaveAttribute('type', 'tel')
    expect(screen.getByRole('textbox', { name: 'E-posta' })).toHaveAttribute('type', 'email')
    expect(form()).toHaveAttribute('method', 'post')
    expect(new URL((form() as HTMLFormElement).action).pathname).toBe('/iletisim')
    expect(within(form()).getByRole('link', { name: texts.noticeLink })).toHaveAttribute('href', '/gizlilik')
  })

  test('takes its subject from the query parameter', async () => {
    const { page } = await open('?konu=K%C3%B6k%206%20%22sonda%22')
    expect(page.html).toContain('value="Kök 6 &quot;sonda&quot;"')
    expect(field('subject')).toHaveValue('Kök 6 "sonda"')
  })

  test('sends the values, focuses the success notice and clears the fields', async () => {
    await open()
    await fillIn({ ...MESSAGE, phoneNumber: '0532 000 00 00' })
    await send()
    const notice = await screen.findByText('Mesajınız başarıyla gönderildi.')
    await waitFor(() => expect(notice.closest('[role=status]')).toHaveFocus())
    // Another server gets only the fields of the specification.
    expect(visits.api.sent).toEqual([{ path: SEND, body: { ...MESSAGE, phoneNumber: '0532 000 00 00' } }])
    for (const name of ['name', 'email', 'phoneNumber', 'subject', 'message'] as const)
      expect(field(name)).toHaveValue('')
    expect(visits.api.asked.filter((path) => path.includes('form-token'))).toEqual([])
  })

  test('replaces the fields by the success notice, which links to an empty form', async () => {
    await open()
    await fillIn()
    await send()
    await screen.findByText(texts.sent)
    expect(within(form()).queryAllByRole('textbox')).toEqual([])
    expect(screen.queryByRole('button', { name: texts.send })).toBeNull()
    const another = screen.getByRole('link', { name: texts.another })
    expect(another).toHaveAttribute('href', '/iletisim')
    await userEvent.click(another)
    expect(screen.getByRole('textbox', { name: texts.fields.name })).toHaveFocus()
    expect(screen.queryByText(texts.sent)).toBeNull()
  })

  test('shows the server’s success message', async () => {
    visits.api.answer(SEND, 200, { message: 'Mesajınızı aldık.' })
    await open()
    await fillIn()
    await send()
    expect(await screen.findByText('Mesajınızı aldık.')).toBeInTheDocument()
  })

  test('validation: shows an error beside each invalid field, focuses the first and sends nothing', async () => {
    const { container } = await open()
    await send()
    await waitFor(() => expect(field('name')).toHaveFocus())
    for (const name of ['name', 'email', 'subject', 'message'] as const) {
      expect(field(name)).toBeInvalid()
      expect(field(name)).toHaveAccessibleDescription(/Bu alan zorunludur\.$/)
    }
    expect(field('phoneNumber')).toBeValid()
    expect(await accessibilityFaultsOf(container)).toEqual([])
    await fillIn({ ...MESSAGE, email: 'sukru@yagiz', phoneNumber: 'yok' })
    await send()
    await waitFor(() => expect(field('email')).toHaveFocus())
    expect(field('email')).toHaveAccessibleDescription('Geçerli bir e-posta adresi girin.')
    expect(field('phoneNumber')).toHaveAccessibleDescription('Geçerli bir telefon numarası girin.')
    expect(visits.api.sent).toEqual([])
  })

  test('ignores a rejection that arrives after the visitor has left the page', async () => {
    const unhandled = vi.fn()
    process.once('unhandledRejection', unhandled)
    visits.api.answer(SEND, 400, { errors: { email: ['Bozuk.'] } })
    const release = visits.api.hold(SEND)
    const { unmount } = await open()
    await fillIn()
    await send()
    await waitFor(() => expect(visits.api.sent).toHaveLength(1))
    unmount()
    const read = vi.spyOn(Response.prototype, 'json')
    release()
    await waitFor(() => expect(read).toHaveBeenCalled())
    await read.mock.results[0]!.value
    await new Promise((resolve) => setTimeout(resolve))
    process.off('unhandledRejection', unhandled)
    expect(unhandled).not.toHaveBeenCalled()
  })

  test('validation: removes an error as soon as the value is valid, and keeps the focus', async () => {
    await open()
    await send()
    await waitFor(() => expect(field('email')).toBeInvalid())
    await userEvent.type(field('email'), 'sukru@yagiz')
    expect(field('email')).toBeInvalid()
    await userEvent.type(field('email'), '.com.tr')
    await waitFor(() => expect(field('email')).toBeValid())
    await waitFor(() => expect(field('email')).toHaveFocus())
    expect(field('name')).toBeInvalid()
  })

  test.each([
    [500, {}, 'Mesaj gönderilirken bir hata oluştu.'],
    [429, { message: 'Lütfen biraz sonra deneyin.' }, 'Lütfen biraz sonra deneyin.'],
  ])('keeps the values when the server responds with %i', async (status, body, message) => {
    visits.api.answer(SEND, status, body)
    await open()
    await fillIn()
    await send()
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(field('message')).toHaveValue(MESSAGE.message)
    await waitFor(() => expect(screen.getByRole('button', { name: texts.send })).toHaveFocus())
  })

  test('keeps the values when the request fails', async () => {
    await open()
    await fillIn()
    vi.stubEnv('VITE_API_URL', 'http://127.0.0.1:1')
    await send()
    expect(await screen.findByRole('alert')).toHaveTextContent('Mesaj gönderilirken bir hata oluştu.')
    expect(field('name')).toHaveValue(MESSAGE.name)
  })

  test('shows the server’s validation errors beside the fields', async () => {
    visits.api.answer(SEND, 400, { message: 'Düzeltin.', errors: { message: ['Çok uzun.'], subject: ['Çok kısa.'] } })
    await open()
    await fillIn()
    await send()
    expect(await screen.findByRole('alert')).toHaveTextContent('Düzeltin.')
    expect(field('subject')).toHaveAccessibleDescription('Çok kısa.')
    expect(field('message')).toHaveAccessibleDescription(/Çok uzun\.$/)
    await waitFor(() => expect(field('subject')).toHaveFocus())
  })

  test('is sent once, even if the button is clicked again', async () => {
    const release = visits.api.hold(SEND)
    await open()
    await fillIn()
    await send()
    await userEvent.click(screen.getByRole('button', { name: texts.sending }))
    expect(screen.getByRole('button', { name: texts.sending })).toHaveAttribute('aria-busy', 'true')
    await userEvent.type(field('subject'), '{Enter}')
    await waitFor(() => expect(visits.api.sent).toHaveLength(1))
    release()
    await screen.findByText(texts.sent)
    expect(visits.api.sent).toHaveLength(1)
  })

  test('hides the success notice of the previous message while the next one is sent', async () => {
    await open()
    await fillIn()
    await send()
    await screen.findByText(texts.sent)
    await userEvent.click(screen.getByRole('link', { name: texts.another }))
    const release = visits.api.hold(SEND)
    await fillIn()
    await send()
    await waitFor(() => expect(visits.api.sent).toHaveLength(2))
    expect(screen.queryByText(texts.sent)).not.toBeInTheDocument()
    release()
    await screen.findByText(texts.sent)
  })

  test('keeps text typed while the message was sent', async () => {
    const release = visits.api.hold(SEND)
    await open()
    await fillIn()
    await send()
    await waitFor(() => expect(visits.api.sent).toHaveLength(1))
    await userEvent.type(field('message'), ' Bir de şu')
    release()
    await screen.findByText(texts.sent)
    expect(field('message')).toHaveValue(`${MESSAGE.message} Bir de şu`)
    expect(field('name')).toHaveValue('')
    expect(sessionStorage.getItem(SESSION_KEYS.contactDraft)).toContain('Bir de şu')
  })

  test('is in English on the English page', async () => {
    await visits.open('/en/contact')
    const english = contactPageEnglish
    await userEvent.click(await screen.findByRole('button', { name: english.send }))
    const name = screen.getByRole('textbox', { name: english.fields.name })
    await waitFor(() => expect(name).toHaveAccessibleDescription(english.faults.required))
  })

  describe('in English', () => {
    const english = contactPageEnglish
    const sendEnglish = async () => {
      await visits.open('/en/contact')
      const button = await screen.findByRole('button', { name: english.send })
      await fillIn()
      await userEvent.click(button)
    }

    test('shows the server’s success text', async () => {
      visits.api.answer(SEND, 200, { message: 'We have your message.' })
      await sendEnglish()
      expect(await screen.findByText('We have your message.')).toBeInTheDocument()
    })

    test('shows the server’s error message', async () => {
      visits.api.answer(SEND, 429, { message: 'Please try again later.' })
      await sendEnglish()
      expect(await screen.findByRole('alert')).toHaveTextContent('Please try again later.')
    })
  })
})

describe('draft', () => {
  const reload = async (query = '') => {
    cleanup()
    document.body.innerHTML = ''
    await open(query)
  }

  test('is restored after a reload, until it is sent', async () => {
    await open('?konu=Poyraz')
    await fillIn({ name: 'Şükrü', subject: 'Poyraz, üç adet' })
    await reload('?konu=Poyraz')
    await waitFor(() => expect(field('name')).toHaveValue('Şükrü'))
    expect(field('subject')).toHaveValue('Poyraz, üç adet')
    await fillIn()
    await send()
    await screen.findByText(texts.sent)
    await reload()
    expect(field('name')).toHaveValue('')
  })

  test('subject: replaced by another subject in the URL, and by nothing else', async () => {
    await open('?konu=Poyraz')
    await fillIn({ name: 'Şükrü', subject: 'Poyraz, üç adet' })
    await reload('?konu=Ark%204')
    await waitFor(() => expect(field('name')).toHaveValue('Şükrü'))
    expect(field('subject')).toHaveValue('Ark 4')
    await reload()
    await waitFor(() => expect(field('subject')).toHaveValue('Poyraz, üç adet'))
  })

  test('is restored after a visit to the privacy notice', async () => {
    await open()
    await fillIn()
    await goAndComeBack()
    expect(field('message')).toHaveValue(MESSAGE.message)
  })

  test('is not needed: storage may be blocked or hold something else', async () => {
    sessionStorage.setItem('contact-draft', '{"values":5}')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('closed')
    })
    await open()
    await fillIn({ name: 'Şükrü' })
    expect(field('name')).toHaveValue('Şükrü')
  })
})

test('our own server also gets the version of the notice, the honeypot and the form token', async () => {
  const { fetch } = globalThis
  vi.stubEnv('VITE_API_URL', '')
  vi.spyOn(globalThis, 'fetch').mockImplementation((address, init) =>
    fetch(String(address).replace(/^\/api\//, `${visits.api.url}/`), init),
  )
  visits.api.answer('/contact/form-token', 200, { token: 'a.b' })
  await open()
  expect(visits.api.asked).not.toContain('/contact/form-token')
  await fillIn()
  await waitFor(() => expect(visits.api.asked.filter((path) => path === '/contact/form-token')).toHaveLength(1))
  await send()
  await screen.findByText(texts.sent)
  expect(visits.api.sent).toEqual([
    {
      path: SEND,
      body: {
        ...MESSAGE,
        phoneNumber: '',
        locale: 'tr',
        noticeVersion: initialPrivacy.versions[0]!.date,
        [HONEYPOT]: '',
        [FORM_TOKEN]: 'a.b',
      },
    },
  ])
})

describe('message whose response was lost', () => {
  const keys: (string | null)[] = []
  let isLost = true
  beforeEach(() => {
    keys.length = 0
    const { fetch } = globalThis
    vi.stubEnv('VITE_API_URL', '')
    vi.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
      const url = String(address).replace(/^\/api\//, `${visits.api.url}/`)
      if (!url.endsWith(SEND)) return fetch(url, init)
      keys.push(new Headers(init?.headers).get('Idempotency-Key'))
      return isLost ? Promise.reject(new TypeError('lost')) : fetch(url, init)
    })
  })

  test.each([
    ['', () => {}],
    [', without storage', () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
  ])('is sent again with the same idempotency key, the next message with another%s', async (_, prepare) => {
    prepare()
    isLost = true
    await open()
    await fillIn()
    await send()
    await screen.findByRole('alert')
    isLost = false
    await send()
    await userEvent.click(await screen.findByRole('link', { name: texts.another }))
    await fillIn()
    await send()
    await waitFor(() => expect(keys).toHaveLength(3))
    const [first, second, third] = keys
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  test('is sent again with the same idempotency key after a reload', async () => {
    isLost = true
    await open()
    await fillIn()
    await send()
    await screen.findByRole('alert')
    cleanup()
    document.body.innerHTML = ''
    await open()
    await waitFor(() => expect(field('message')).toHaveValue(MESSAGE.message))
    await send()
    await waitFor(() => expect(keys).toHaveLength(2))
    expect(keys[1]).toBe(keys[0])
  })
})

const refuse = () => {
  throw new Error('closed')
}

describe('without scripts', () => {
  const values = { ...MESSAGE, email: 'sukru', phoneNumber: '' }

  test('the response shows the posted values and errors, and focuses the first invalid field', async () => {
    const outcome = { state: 'failed', message: 'Düzeltin.', faults: { email: 'Bozuk.' } } as const
    const { page } = await visits.open('/iletisim', { values, outcome })
    expect(page.html).toMatch(/<input(?=[^>]* autofocus)[^>]* name="email"[^>]*value="sukru"/i)
    expect(page.html).toContain('Merhaba,\n40 dekar.</textarea>')
    expect(screen.getByRole('alert')).toHaveTextContent('Düzeltin.')
    expect(field('email')).toHaveAccessibleDescription('Bozuk.')
  })

  test('a fragment navigation keeps the posted values', async () => {
    const outcome = { state: 'failed', message: 'Düzeltin.', faults: { email: 'Bozuk.' } } as const
    await visits.open('/iletisim', { values, outcome })
    window.history.pushState(null, '', '/iletisim#icerik')
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
    for (const [name, value] of Object.entries(values)) expect(field(name as keyof typeof values)).toHaveValue(value)
  })

  test('a posted form that was edited is restored after a visit to the privacy notice', async () => {
    await visits.open('/iletisim', { values, outcome: { state: 'failed', faults: { email: 'Bozuk.' } } })
    await fillIn({ email: 'sukru@example.com' })
    await goAndComeBack()
    expect(field('email')).toHaveValue('sukru@example.com')
    expect(field('message')).toHaveValue(MESSAGE.message)
  })

  test('a posted form that was sent is not shown again', async () => {
    await visits.open('/iletisim', { values, outcome: { state: 'failed', faults: { email: 'Bozuk.' } } })
    await fillIn({ email: 'sukru@example.com' })
    await send()
    await screen.findByText(texts.sent)
    await goAndComeBack(screen.getAllByRole('link', { name: siteTexts.nav.privacy })[0])
    expect(screen.queryByText('Bozuk.')).toBeNull()
    for (const name of ['name', 'email', 'message'] as const) expect(field(name)).toHaveValue('')
  })

  test('the success notice is not shown for the next message', async () => {
    await open('?gonderildi')
    await userEvent.click(screen.getByRole('link', { name: texts.another }))
    await fillIn({ message: 'Bir de şu' })
    await goAndComeBack()
    expect(field('message')).toHaveValue('Bir de şu')
    expect(screen.queryByText(texts.sent)).toBeNull()
    expect(screen.getByRole('button', { name: texts.send })).toBeVisible()
  })

  test('a draft that was posted is not restored', async () => {
    await open()
    await fillIn()
    cleanup()
    document.body.innerHTML = ''
    await open('?gonderildi')
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(within(form()).queryAllByRole('textbox')).toEqual([])
    expect(screen.getByText(texts.sent)).toBeInTheDocument()
    await userEvent.click(screen.getByRole('link', { name: texts.another }))
    expect(field('message')).toHaveValue('')
  })

  test('the page after the redirect says that the message was sent', async () => {
    const { page } = await open('?gonderildi')
    expect(page.html).toContain('Mesajınız başarıyla gönderildi.')
    expect(page.head).toContain('href="https://filiz.example/iletisim"')
    expect(field('name')).toHaveValue('')
    expect(within(form()).queryAllByRole('textbox')).toEqual([])
    expect(screen.getByRole('link', { name: texts.another })).toHaveAttribute('href', '/iletisim')
  })

  test('the honeypot is hidden from people, browsers and password managers', async () => {
    await open()
    const trap = form().querySelector(`[name="${HONEYPOT}"]`)!
    expect(trap).toHaveAttribute('tabindex', '-1')
    // Not a name, type or label that browsers and password managers fill in (HTML, "Autofill"; Chromium's form_parsing).
    expect(trap.getAttribute('name')).not.toMatch(
      /name|mail|phone|tel|web|url|site|company|address|city|code|title|user|pass/i,
    )
    for (const [attribute, value] of [
      ['autocomplete', 'off'],
      ['data-1p-ignore', 'true'],
      ['data-lpignore', 'true'],
      ['data-bwignore', 'true'],
      ['data-form-type', 'other'],
    ] as const)
      expect(trap).toHaveAttribute(attribute, value)
    expect(trap.closest('[aria-hidden="true"]')).not.toBeNull()
    expect(within(form()).queryByRole('textbox', { name: texts.trap })).toBeNull()
  })
})

describe('contact facts', () => {
  const facts = () => screen.getByRole('region', { name: texts.facts.title })

  test('are links to call, write and open the map', async () => {
    await open()
    const links = within(facts())
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['0532 000 00 00', 'tel:05320000000'],
      ['WhatsApp’tan yazın', 'https://wa.me/905320000000'],
      ['bilgi@filiz.example', 'mailto:bilgi@filiz.example'],
      ['OpenStreetMap üzerinde aç', 'https://www.openstreetmap.org/?mlat=36.9&mlon=35.3#map=15/36.9/35.3'],
    ])
    expect(within(facts()).getByText(/Pamuk Cad. 14\s+Yüreğir, Adana/)).toBeInTheDocument()
  })

  test('fields that are empty are left out', async () => {
    visits.api.pages = { 'contact-info': { phoneNumber: '444', emailAddress: null, addressText: ' ' } }
    await open()
    const terms = within(facts()).getAllByRole('term')
    expect(terms.map((term) => term.textContent)).toEqual(['Telefon'])
    expect(facts().querySelector('figure')).toBeNull()
  })

  test.each<Record<string, object>>([{}, { 'contact-info': { phoneNumber: null, emailAddress: '' } }])(
    'empty state: %j',
    async (pages) => {
      visits.api.pages = pages
      await open()
      expect(within(facts()).getByText('İletişim bilgileri henüz girilmemiş.')).toBeInTheDocument()
      expect(form()).toBeInTheDocument()
    },
  )

  test('may be a map only', async () => {
    visits.api.pages = { 'contact-info': { mapIframeUrl: INFO.mapIframeUrl } }
    await open()
    expect(within(facts()).queryByText('İletişim bilgileri henüz girilmemiş.')).toBeNull()
    expect(within(facts()).getByRole('button', { name: texts.map.show })).toBeInTheDocument()
    expect(within(facts()).queryAllByRole('term')).toEqual([])
    expect(facts().querySelector('dl')).toBeNull()
  })

  test('failed: shows an error, and a retry loads them', async () => {
    visits.api.answer('/page-content/contact-info', 500)
    await open()
    expect(within(facts()).getByRole('alert')).toHaveTextContent('İletişim bilgileri yüklenemedi.')
    visits.api.answers.clear()
    await userEvent.click(within(facts()).getByRole('button'))
    expect(await within(facts()).findByText('0532 000 00 00')).toBeInTheDocument()
  })

  test('loading: has a status', () => {
    render(<ContactFacts loaded={{ state: 'loading' }} />)
    expect(screen.getByRole('status')).toHaveTextContent('Yükleniyor...')
  })
})

describe('map', () => {
  test('is requested from the provider only after a click', async () => {
    const { page, container } = await open()
    expect(page.html).not.toContain('<iframe')
    expect(page.html).not.toContain('export/embed')
    expect(screen.getByText(/Harita OpenStreetMap sunucusundan gelir/)).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: texts.map.show }))
    expect(container.querySelector('iframe')).toHaveAttribute('src', INFO.mapIframeUrl)
    expect(container.querySelector('iframe')).toHaveAttribute('title', 'Harita')
  })

  test('is a link if the content security policy does not allow the frame', () => {
    const { container } = render(
      <SiteContext value={{ ...site, mapOrigins: ['https://harita.example'] }}>
        <MapEmbed url={INFO.mapIframeUrl} address="Yüreğir" />
      </SiteContext>,
    )
    expect(container.querySelector('figure')).toBeNull()
    expect(screen.getByRole('link')).toHaveTextContent('OpenStreetMap üzerinde aç')
  })
})

test('inquiry path: the subject is encoded', () => {
  expect(inquiryPathOf('Çığ & Dolu %50', 'tr')).toBe('/iletisim?konu=%C3%87%C4%B1%C4%9F%20%26%20Dolu%20%2550')
  expect(inquiryPathOf('Frost', 'en')).toBe('/en/contact?topic=Frost')
})
