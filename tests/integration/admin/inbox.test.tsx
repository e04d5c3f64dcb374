import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { HONEYPOT } from '../../../src/contract/api/contactCalls.ts'
import { messages } from '../../../src/contract/resources/messages.ts'
// Loaded before the first test, so that no test waits for it.
import '../../../src/admin/inbox/InboxScreen.tsx'
import { adminTexts } from '../../../src/contract/i18n/admin/admin.ts'
import { inboxTexts } from '../../../src/contract/i18n/admin/inbox.ts'
import { mailTexts } from '../../../src/contract/i18n/admin/mail.ts'
import { resourceTexts } from '../../../src/contract/i18n/admin/resources.ts'
import { expectNoise } from '../../helpers/dom.ts'
import { fakeTimers } from '../../helpers/fakeTimers.ts'
import { fillRows } from '../../helpers/fillRows.ts'
import { startMailServer } from '../../helpers/mailServer.ts'
import { some } from '../../helpers/slowTests.ts'
import { startApi } from './apiServer.ts'
import { leave, renderAdmin } from './renderAdmin.tsx'
import { startOtherServer, startRealServer } from './servers.ts'

const labels = inboxTexts.tr
const texts = resourceTexts(messages, 'tr')

const list = () => screen.findByRole('navigation', { name: labels.list })
const link = async (name: RegExp) => within(await list()).findByRole('link', { name })
const detail = () => screen.getByRole('article')
const button = (name: string) => screen.getByRole('button', { name })
const count = () => screen.queryByText(/okunmamış mesaj$/)?.textContent

describe('inbox on the real server', () => {
  let site: Awaited<ReturnType<typeof startRealServer>>
  beforeEach(async () => {
    site = await startRealServer({ settings: { RATE_LIMITS: 'off' } })
  })
  afterEach(() => leave(site))

  const send = (form: object = {}) =>
    site.call('POST /contact/send-message', {
      name: 'Gülçin İnanç',
      email: 'gulcin@example.com',
      subject: 'Toplu fiyat',
      message: 'Kaç sonda gerekir?',
      ...form,
    })
  const stored = async (query = '') => (await site.admin(`GET /admin/contact-messages${query}`)).body
  const visit = async (search = '') => {
    const view = renderAdmin({ api: site, path: `/admin/inbox${search}` })
    await screen.findByRole('heading', { level: 1, name: labels.title })
    return view
  }

  test('shows an empty state without messages', async () => {
    await visit()
    expect(await screen.findByText('Gelen kutusu boş.')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Tümünü göster' })).not.toBeInTheDocument()
  })

  test('marks an opened message as read, and can mark it as unread', async () => {
    await send()
    const { user } = await visit()
    await waitFor(() => expect(count()).toBe('1 okunmamış mesaj'))
    expect(await screen.findByRole('heading', { name: labels.select })).toBeInTheDocument()
    await user.click(await link(/Okunmamış:.*Gülçin/))
    expect(within(detail()).getByRole('heading', { name: 'Toplu fiyat' })).toBeInTheDocument()
    expect(window.location.search).toBe('?message=1')
    await waitFor(async () => expect((await stored())[0].isRead).toBe(true))
    await waitFor(() => expect(count()).toBeUndefined())
    await user.click(button('Okunmadı olarak işaretle'))
    expect(await screen.findByText(labels.said.unread)).toBeInTheDocument()
    expect((await stored())[0].isRead).toBe(false)
    expect(detail()).toHaveTextContent('Okunmadı')
  })

  test('offers a reply by email and phone, and shows the accepted privacy notice', async () => {
    await send({ phoneNumber: '0532 000 00 00', noticeVersion: '2026-11-02' })
    const { user } = await visit()
    await user.click(await link(/Gülçin/))
    expect(await screen.findByRole('link', { name: 'Yanıtla' })).toHaveAttribute(
      'href',
      'mailto:gulcin@example.com?subject=Ynt%3A%20Toplu%20fiyat',
    )
    expect(screen.getByRole('link', { name: '0532 000 00 00' })).toHaveAttribute('href', 'tel:05320000000')
    expect(screen.getByRole('link', { name: labels.written.messaging })).toHaveAttribute(
      'href',
      'https://wa.me/905320000000',
    )
    expect(detail()).toHaveTextContent(/Aydınlatma metni2026-11-02 sürümü, .+ tarihinde gösterildi/)
  })

  test('marks a message as answered, which a reply suggests, and removes it from the unanswered ones', async () => {
    await send()
    await send({ subject: 'Başka konu' })
    const { user } = await visit()
    await user.click(await screen.findByRole('button', { name: 'Yanıt bekleyen' }))
    await link(/Başka konu/)
    await user.click(await link(/Toplu fiyat/))
    const reply = await screen.findByRole('link', { name: 'Yanıtla' })
    reply.addEventListener('click', (event) => event.preventDefault())
    expect(screen.queryByText(labels.answerOffer)).not.toBeInTheDocument()
    await user.click(reply)
    expect(screen.getByText(labels.answerOffer)).toHaveAttribute('role', 'status')
    await user.click(button('Yanıtlandı olarak işaretle'))
    expect(await screen.findByText(labels.said.answered)).toBeInTheDocument()
    expect(screen.queryByText(labels.answerOffer)).not.toBeInTheDocument()
    expect(detail()).toHaveTextContent('OkunduYanıtlandı')
    expect(screen.queryByRole('link', { name: /Toplu fiyat/ })).not.toBeInTheDocument()
    expect(await stored()).toMatchObject([{ isAnswered: false }, { isAnswered: true }])
    await user.click(button('Tümü'))
    expect(await link(/Toplu fiyat.*Yanıtlandı/)).toBeInTheDocument()
    await user.click(await link(/Toplu fiyat/))
    await user.click(button('Yanıtlanmadı olarak işaretle'))
    expect(await screen.findByText(labels.said.unanswered)).toBeInTheDocument()
    expect(await stored()).toMatchObject([{ isAnswered: false }, { isAnswered: false }])
  })

  test('sends a failed reply again', async () => {
    await site.admin('PUT /admin/mail-settings', { host: '127.0.0.1', port: 9, from: 'site@example.com' })
    await send()
    await site.admin('POST /admin/contact-messages/1/reply', { text: 'Merhaba' })
    await site.database.db.updateTable('outbox').set({ status: 'failed', lastError: '550 böyle biri yok' }).execute()
    const { user } = await visit('?message=1')
    const { states, retry } = labels.written
    expect(await screen.findByText('550 böyle biri yok')).toBeInTheDocument()
    await user.click(button(retry))
    expect(await screen.findByText(states.queued)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: retry })).toBeNull()
    expect(screen.queryByText('550 böyle biri yok')).toBeNull()
  })

  test('replies in the panel where a mail server is set, with a saved reply; what was typed stays until it is sent', async () => {
    const server = await startMailServer()
    onTestFinished(() => server.close().then(() => {}))
    await site.admin('PUT /admin/mail-settings', {
      host: '127.0.0.1',
      port: Number(new URL(server.url).port),
      from: 'site@example.com',
    })
    await site.admin('POST /saved-replies', { title: 'Fiyat', text: 'Fiyat listemiz ektedir.' })
    await send()
    await send({ subject: 'Başka konu' })
    const { user, confirm } = await visit()
    const reply = async () => user.click(await screen.findByRole('button', { name: 'Yanıtla' }))
    const text = () => screen.getByRole('textbox', { name: /Yanıtınız/ })
    await user.click(await link(/Toplu fiyat/))
    await reply()
    expect(text()).toHaveFocus()
    await user.click(button(labels.written.forms.reply.send))
    expect(text()).toHaveAccessibleDescription('Bu alan zorunludur.')
    await user.type(text(), 'Merhaba,')
    await user.click(await screen.findByRole('button', { name: 'Fiyat' }))
    expect(text()).toHaveValue('Merhaba,\n\nFiyat listemiz ektedir.')

    await user.click(await link(/Başka konu/))
    expect(screen.queryByRole('textbox', { name: /Yanıtınız/ })).toBeNull()
    confirm.mockReturnValueOnce(false)
    await user.click(screen.getByRole('link', { name: /Ürünler/ }))
    expect(confirm).toHaveBeenCalledWith(adminTexts.tr.form.confirmLeave)
    await user.click(await link(/Toplu fiyat/))
    expect(text()).toHaveValue('Merhaba,\n\nFiyat listemiz ektedir.')
    await user.click(button(labels.written.forms.reply.send))
    expect(await screen.findByText(labels.written.said.reply)).toBeInTheDocument()
    expect(screen.queryByRole('textbox', { name: /Yanıtınız/ })).toBeNull()
    const entries = () => within(screen.getByRole('list', { name: labels.written.list }))
    expect(entries().getByText(/Fiyat listemiz/)).toBeInTheDocument()
    expect(detail()).toHaveTextContent('OkunduYanıtlandı')

    await user.click(button(labels.written.addNote))
    await user.type(screen.getByRole('textbox', { name: /Notunuz/ }), 'Pazartesi ara')
    await user.click(button(labels.written.forms.note.send))
    expect(await screen.findByText(labels.written.said.note)).toBeInTheDocument()
    expect(entries().getByText('Pazartesi ara')).toBeInTheDocument()
    expect(await stored()).toMatchObject([
      {},
      { notes: [{}], replies: [{ text: 'Merhaba,\n\nFiyat listemiz ektedir.' }] },
    ])
  })

  test('filters unread messages; one that is read there stays until a refresh', async () => {
    await send()
    await send({ subject: 'Okunmuş olan' })
    await site.admin(`PUT /admin/contact-messages/2/mark-read`)
    const { user } = await visit()
    await user.click(button('Okunmamış'))
    await waitFor(() => expect(screen.queryByRole('link', { name: /Okunmuş olan/ })).not.toBeInTheDocument())
    await user.click(await link(/Toplu fiyat/))
    await waitFor(async () => expect(await stored('?unreadOnly=true')).toEqual([]))
    expect(await link(/Toplu fiyat/)).toBeInTheDocument()
    await user.click(button('Yenile'))
    await waitFor(() => expect(screen.queryByRole('link', { name: /Toplu fiyat/ })).not.toBeInTheDocument())
    expect(detail()).toHaveTextContent('Kaç sonda gerekir?')
  })

  test('shows a restored message in the unread view without a refresh', async () => {
    fakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await send()
    await send({ name: 'Ayşe', subject: 'Başka konu' })
    const { user } = await visit('?view=unread')
    await user.click(await screen.findByRole('checkbox', { name: 'Seç: Ayşe' }))
    await user.click(
      within(await screen.findByRole('region', { name: 'Seçilenler' })).getByRole('button', { name: 'Sil' }),
    )
    await waitFor(() => expect(screen.queryByRole('link', { name: /Başka konu/ })).toBeNull())
    await user.click(await screen.findByRole('button', { name: 'Geri al' }))
    expect(await screen.findByText('Geri getirildi.')).toBeInTheDocument()
    expect(await link(/Başka konu/)).toBeInTheDocument()
  })

  test('loads the next page completely, although messages of the unread view were read meanwhile', async () => {
    for (let i = 0; i < 52; i += 1) await send({ subject: `Konu ${i}` })
    const { user } = await visit('?view=unread')
    await user.click(await link(/Konu 51/))
    await user.click(await link(/Konu 50/))
    await waitFor(async () => expect(await stored('?unreadOnly=true')).toHaveLength(50))
    await user.click(button('Daha fazla göster'))
    for (const i of [0, 1]) expect(await link(new RegExp(`Konu ${i}Kaç`))).toBeInTheDocument()
  })

  test('moves messages to spam and back', async () => {
    await send()
    await send({ subject: 'SEO', [HONEYPOT]: 'x' })
    const { user } = await visit()
    await user.click(await link(/Toplu fiyat/))
    expect(screen.queryByRole('link', { name: /SEO/ })).not.toBeInTheDocument()
    await user.click(within(detail()).getByRole('button', { name: 'İstenmeyenlere taşı' }))
    await waitFor(async () => expect(await stored('?filter={"isSpam":true}')).toHaveLength(2))
    expect(await screen.findByText('Gelen kutusu boş.')).toBeInTheDocument()
    await user.click(button('İstenmeyen'))
    await user.click(await link(/SEO/))
    await user.click(button('İstenmeyen değil'))
    await waitFor(async () => expect(await stored('?filter={"isSpam":false}')).toMatchObject([{ subject: 'SEO' }]))
    await waitFor(() => expect(screen.queryByRole('link', { name: /SEO/ })).not.toBeInTheDocument())
    await waitFor(async () => expect(await link(/Toplu fiyat/)).toHaveFocus())
  })

  test('deletes a message only after a confirmation', async () => {
    await send()
    const { user, confirm } = await visit('?message=1')
    await screen.findByRole('article')
    confirm.mockReturnValueOnce(false)
    await user.click(button('Sil'))
    expect(confirm).toHaveBeenCalledWith(texts.confirmRemove)
    expect(await stored()).toHaveLength(1)
    await user.click(button('Sil'))
    await waitFor(async () => expect(await stored()).toEqual([]))
    expect(await screen.findByText('Gelen kutusu boş.')).toBeInTheDocument()
    expect(await screen.findByText('Çöp kutusuna taşındı')).toBeInTheDocument()
    await user.click(button('Geri al'))
    await waitFor(async () => expect(await stored()).toHaveLength(1))
    expect(await link(/./)).toBeInTheDocument()
  })

  test('marks and deletes several messages after one confirmation with their names; opening one keeps the selection', async () => {
    for (const name of ['Ayşe', 'Burak', 'Cem']) await send({ name })
    const { user, confirm } = await visit()
    const box = (name: string) => screen.findByRole('checkbox', { name: `Seç: ${name}` })
    const bar = () => screen.findByRole('region', { name: 'Seçilenler' })
    await user.click(await box('Cem'))
    await user.click(await box('Ayşe'))
    await user.click(await link(/Burak/))
    await waitFor(async () => expect((await stored('?unreadOnly=true')).length).toBe(2))
    expect(within(await bar()).getByText('2 mesaj seçildi')).toBeInTheDocument()
    await user.click(within(await bar()).getByRole('button', { name: 'Okundu olarak işaretle' }))
    expect(await screen.findByText('2 mesaj güncellendi.')).toBeInTheDocument()
    expect(await stored('?unreadOnly=true')).toEqual([])
    for (const name of ['Cem', 'Ayşe']) await user.click(await box(name))
    await user.click(within(await bar()).getByRole('button', { name: 'Sil' }))
    expect(confirm).toHaveBeenCalledExactlyOnceWith('2 mesaj silinsin mi?\n\n• Cem\n• Ayşe')
    expect(await screen.findByText('2 mesaj çöp kutusuna taşındı')).toBeInTheDocument()
    expect((await stored()).map(({ name }: { name: string }) => name)).toEqual(['Burak'])
    await waitFor(() => expect(screen.queryByText('Cem')).not.toBeInTheDocument())
  })

  test('marks all messages as read, also those that are not loaded, except spam', async () => {
    const fetchSpy = vi.spyOn(globalThis, 'fetch')
    for (let i = 0; i < 52; i += 1) await send({ name: `Ziyaretçi ${i}` })
    await site.admin('PUT /admin/contact-messages/1/mark-spam')
    const { user, confirm } = await visit('?view=unread')
    confirm.mockReturnValueOnce(false)
    await user.click(await screen.findByRole('button', { name: labels.markAllRead }))
    expect(confirm).toHaveBeenCalledWith('51 mesaj okundu sayılsın mı?')
    expect(await stored('?unreadOnly=true')).toHaveLength(51)
    await user.click(button(labels.markAllRead))
    expect(await screen.findByText('51 mesaj okundu sayıldı.')).toBeInTheDocument()
    expect(await stored('?unreadOnly=true')).toEqual([])
    expect(await screen.findByText('Okunmamış mesaj yok.')).toBeInTheDocument()
    await waitFor(() => expect(count()).toBeUndefined())
    expect(screen.queryByRole('button', { name: labels.markAllRead })).not.toBeInTheDocument()
    expect((await site.admin('GET /admin/contact-messages?filter={"isSpam":true}')).body).toMatchObject([
      { isRead: false },
    ])
    expect(fetchSpy.mock.calls.filter(([, init]) => init?.method === 'PUT')).toHaveLength(1)
    fetchSpy.mockRestore()
  })

  test('searches by Turkish rules, and the URL contains the search', async () => {
    await send()
    await send({ name: 'Iğdır Birlik', subject: 'Silo' })
    const { user } = await visit()
    await link(/Iğdır/)
    await user.type(screen.getByRole('searchbox'), 'IĞDIR')
    await waitFor(() => expect(screen.queryByRole('link', { name: /Toplu fiyat/ })).not.toBeInTheDocument())
    expect(await link(/Silo/)).toBeInTheDocument()
    const found = await screen.findByText(texts.count(1))
    expect(new URLSearchParams(window.location.search).get('q')).toBe('IĞDIR')
    // One history entry for the whole search.
    expect(window.history.state.idx).toBe(1)
    act(() => window.history.back())
    expect(await link(/Toplu fiyat/)).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''))
    await user.type(screen.getByRole('searchbox'), 'IĞDIRx')
    expect(await screen.findByText('Aramanıza uyan mesaj yok.')).toBeInTheDocument()
    // Screen readers announce only changes within an existing live region.
    expect(found).toHaveAttribute('role', 'status')
    expect(found).toHaveTextContent(texts.count(0))
    expect(found).toBeInTheDocument()
    await user.click(button('Tümünü göster'))
    expect(await link(/Toplu fiyat/)).toBeInTheDocument()
  })

  test.each(some(['', '?view=unread'], 2))(
    'shows new messages when the user comes back to the page: %s',
    async (search) => {
      await send()
      await visit(search)
      await link(/Toplu fiyat/)
      await send({ subject: 'Sonradan gelen' })
      act(() => void window.dispatchEvent(new Event('visibilitychange')))
      expect(await link(/Sonradan gelen/)).toBeInTheDocument()
      await waitFor(() => expect(count()).toBe('2 okunmamış mesaj'))
    },
  )

  test('refetches once a minute', async () => {
    fakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await send({ subject: 'İlk gelen' })
    await visit()
    await link(/İlk gelen/)
    expect(await screen.findByText('1 okunmamış mesaj')).toBeInTheDocument()
    await send({ subject: 'Sonradan gelen' })
    const fetchSpy = vi.spyOn(globalThis, 'fetch')
    act(() => void vi.advanceTimersByTime(59_000))
    expect(fetchSpy).not.toHaveBeenCalled()
    act(() => void vi.advanceTimersByTime(1_000))
    expect(await link(/Sonradan gelen/)).toBeInTheDocument()
    expect(await screen.findByText('2 okunmamış mesaj')).toBeInTheDocument()
    fetchSpy.mockRestore()
  })

  test('does not refetch a list of more than 200 messages', async () => {
    await fillRows(site.database.db, messages, 251, (i) => ({
      name: 'Gülçin İnanç',
      email: 'gulcin@example.com',
      subject: `Konu ${i}`,
      message: 'Metin',
      createdAt: new Date(1e12 + i).toISOString(),
    }))
    const { user } = await visit()
    const shown = () => document.querySelectorAll(`nav[aria-label="${labels.list}"] a`)
    for (const count of [50, 100, 150, 200]) {
      await waitFor(() => expect(shown()).toHaveLength(count))
      await user.click(button('Daha fazla göster'))
    }
    await waitFor(() => expect(shown()).toHaveLength(250))
    const fetchSpy = vi.spyOn(globalThis, 'fetch')
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
    const paths = () => fetchSpy.mock.calls.map(([url]) => new URL(String(url)).pathname)
    await waitFor(() => expect(paths()).toContain('/api/admin/dashboard/stats'))
    expect(paths().filter((path) => /messages$/.test(path))).toEqual([])
    fetchSpy.mockRestore()
  })

  test('requests an open message alone if it is not on the first page', async () => {
    for (let i = 0; i < 51; i += 1) await send({ subject: `Konu ${i}` })
    const fetchSpy = vi.spyOn(globalThis, 'fetch')
    await visit('?message=1')
    expect(await screen.findByRole('heading', { name: 'Konu 0' })).toBeInTheDocument()
    const lists = fetchSpy.mock.calls
      .map(([url]) => new URL(String(url)))
      .filter(({ pathname }) => /messages$/.test(pathname))
    expect(lists.map(({ searchParams }) => searchParams.get('range') ?? searchParams.get('filter'))).toEqual([
      '[0,49]',
      '{"id":[1]}',
    ])
    fetchSpy.mockRestore()
  })

  test('moves the focus by arrow keys, and opens a message with Enter', async () => {
    for (const subject of ['Bir', 'İki', 'Üç']) await send({ subject })
    const { user } = await visit()
    ;(await link(/Üç/)).focus()
    await user.keyboard('{ArrowDown}')
    await waitFor(async () => expect(await link(/İki/)).toHaveFocus())
    await user.keyboard('{End}')
    await waitFor(async () => expect(await link(/Bir/)).toHaveFocus())
    await user.keyboard('{ArrowUp}{Enter}')
    expect(await screen.findByText(labels.opened('İki', 'Gülçin İnanç'))).toBeInTheDocument()
    expect(await link(/İki/)).toHaveAttribute('aria-current', 'true')
  })

  test('shows the status of the notification email, which can be sent again', async () => {
    await send()
    await site.admin('PUT /admin/page-content/contact-info', {
      enableContactFormNotifications: true,
      notificationTargetEmail: 'ayse@example.com',
    })
    await send({ subject: 'Bildirilen' })
    const { user } = await visit()
    await user.click(await link(/Bildirilen/))
    expect(detail()).toHaveTextContent(labels.notification.notConfigured)
    expect(screen.queryByRole('button', { name: labels.notification.retry })).not.toBeInTheDocument()
    await user.click(await link(/Toplu fiyat/))
    expect(detail()).toHaveTextContent(labels.notification.none)
    await user.click(button(labels.notification.retry))
    expect(await screen.findByText(mailTexts.notConfigured)).toBeInTheDocument()
  })

  test('loads more messages on request, and exports all of them', async () => {
    const rows = Array.from({ length: 51 }, (_, index) => ({ subject: `Konu ${index}` }))
    for (const row of rows) await send(row)
    const saved: Blob[] = []
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`, revokeObjectURL: () => {} }),
    )
    const names: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    const { user } = await visit()
    await link(/Konu 50/)
    expect(within(await list()).getAllByRole('link')).toHaveLength(50)
    // The next day has begun in the time zone of the site.
    const late = new Date().setUTCHours(22, 30)
    vi.useFakeTimers({ toFake: ['Date'], now: late })
    onTestFinished(() => void vi.useRealTimers())
    await user.click(button('CSV indir'))
    await waitFor(() => expect(saved).toHaveLength(1))
    const next = new Date(late + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
    expect(names).toEqual([`${labels.csv.file}-${next}.csv`])
    const [heads, ...lines] = (await saved[0]!.text()).trim().split('\r\n')
    expect(lines).toHaveLength(51)
    for (const name of ['name', 'email', 'phoneNumber', 'subject', 'message', 'isRead'])
      expect(heads).toContain(texts.fields[name])
    const entries = async () => (await site.admin('GET /admin/activity')).body
    await waitFor(async () =>
      expect(await entries()).toContainEqual(expect.objectContaining({ resource: 'contact-messages' })),
    )
    await user.click(button('Daha fazla göster'))
    expect(await link(/Konu 0/)).toBeInTheDocument()
    vi.unstubAllGlobals()
  })

  test('exports thousands of messages in batches of a thousand, and can be canceled', async () => {
    await fillRows(site.database.db, messages, 2_500, (i) => ({
      name: 'Ayşe',
      email: 'ayse@example.com',
      subject: `Konu ${i}`,
      message: 'Kaç sonda?',
      createdAt: new Date(Date.UTC(2026, 4, 1) + i * 1000).toISOString(),
    }))
    const saved: Blob[] = []
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`, revokeObjectURL: () => {} }),
    )
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const fetchSpy = vi.spyOn(globalThis, 'fetch')
    const ranges = () => fetchSpy.mock.calls.flatMap(([url]) => new URL(String(url)).searchParams.get('range') ?? [])
    const { user } = await visit()
    await screen.findByRole('button', { name: 'Yanıt bekleyen' })
    await list()
    fetchSpy.mockClear()
    await user.click(button('CSV indir'))
    await user.click(await screen.findByRole('button', { name: labels.csv.stop('1.000') }))
    await screen.findByRole('button', { name: 'CSV indir' })
    const untilStopped = ranges()
    expect(untilStopped.slice(0, 2)).toEqual(['[0,999]', '[1000,1999]'].slice(0, untilStopped.length))
    expect([saved, screen.queryByText(labels.csv.failed)]).toEqual([[], null])
    fetchSpy.mockClear()
    await user.click(button('CSV indir'))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(ranges()).toEqual(['[0,999]', '[1000,1999]', '[2000,2999]'])
    const lines = (await saved[0]!.text()).trim().split('\r\n')
    expect(new Set(lines)).toHaveLength(2_501)
    fetchSpy.mockRestore()
    vi.unstubAllGlobals()
  })
})

describe('inbox with a minimal API', () => {
  let api: Awaited<ReturnType<typeof startOtherServer>>
  beforeEach(async () => {
    api = await startOtherServer()
  })
  afterEach(() => leave(api))
  const visit = (search = '') => renderAdmin({ api, path: `/admin/inbox${search}` })
  const READ = 'PUT /admin/contact-messages/1/mark-read'

  test('reads, marks as unread and deletes messages, whatever the response', async () => {
    const { user } = visit()
    await user.click(await link(/Sera fiyatı/))
    await waitFor(() => expect(api.store.messages[0]).toMatchObject({ isRead: true }))
    expect(screen.queryByRole('button', { name: 'İstenmeyen değil' })).not.toBeInTheDocument()
    expect(detail()).not.toHaveTextContent(labels.notification.label)
    await user.click(button('Okunmadı olarak işaretle'))
    await waitFor(() => expect(api.store.messages[0]).toMatchObject({ isRead: false }))
    await user.click(button('Sil'))
    await waitFor(() => expect(api.store.messages).toEqual([]))
    expect(api.received.map(({ call }) => call)).toEqual([
      READ,
      'PUT /admin/contact-messages/1/mark-unread',
      'DELETE /admin/contact-messages/1',
    ])
  })

  test('has no spam and no answered state, but an unread view', async () => {
    const { user } = visit()
    await user.click(await link(/Sera fiyatı/))
    expect(screen.queryByRole('button', { name: 'Yanıt bekleyen' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Yanıtlandı olarak işaretle' })).not.toBeInTheDocument()
    await user.click(button('Okunmadı olarak işaretle'))
    await user.click(button('İstenmeyen'))
    expect(await screen.findByText('İstenmeyen mesaj yok.')).toBeInTheDocument()
    await user.click(button('Okunmamış'))
    expect(await link(/Sera fiyatı/)).toBeInTheDocument()
    api.store.messages[0]!.isRead = true
    await user.click(button('Yenile'))
    expect(await screen.findByText('Okunmamış mesaj yok.')).toBeInTheDocument()
  })

  test('shows a failure to load, with a retry', async () => {
    expectNoise()
    api.fail('GET /admin/contact-messages', 500)
    const { user } = visit()
    expect(await screen.findByText('Mesajlar yüklenemedi.')).toBeInTheDocument()
    api.mend()
    await user.click(button('Tekrar dene'))
    expect(await link(/Sera fiyatı/)).toBeInTheDocument()
  })

  test('exports messages by one request', async () => {
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} }))
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    for (let number = 0; number < 1_001; number += 1)
      api.store.messages.push({ ...api.store.messages[0]!, id: 100 + number })
    const { user } = visit()
    await screen.findAllByText(/Sera fiyatı/)
    const before = api.read.length
    await user.click(button('CSV indir'))
    await waitFor(() => expect(click).toHaveBeenCalled())
    expect(api.read.slice(before).filter((path) => path.startsWith('/admin/contact-messages'))).toHaveLength(1)
    vi.unstubAllGlobals()
  })

  test('shows a failed export, which can be retried', async () => {
    expectNoise()
    const { user } = visit()
    await link(/Sera fiyatı/)
    api.fail('GET /admin/contact-messages', 500)
    await user.click(button('CSV indir'))
    expect(await screen.findByText(labels.csv.failed)).toBeInTheDocument()
    expect(button('CSV indir')).toHaveAttribute('aria-disabled', 'false')
  })

  test('rolls back a failed mark as read, and reports it', async () => {
    expectNoise()
    api.fail(READ, 500)
    const { user } = visit()
    await user.click(await link(/Sera fiyatı/))
    expect(await screen.findByText('Okundu durumu güncellenemedi.')).toBeInTheDocument()
    expect(detail()).toHaveTextContent('Okunmadı')
    expect(await link(/^Okunmamış:/)).toBeInTheDocument()
  })

  test.each(some(['', '?view=unread'], 2))(
    'restores the messages of a bulk deletion that the server refuses, and lists them: %s',
    async (search) => {
      expectNoise()
      api.fail('DELETE /admin/contact-messages/1', 500)
      await fetch(`${api.url}/contact/send-message`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Yeni', email: 'a@b.co', subject: 'Soru', message: 'Kaç para?' }),
      })
      const { user } = visit(search)
      await user.click(await screen.findByRole('checkbox', { name: labels.selectAll }))
      const bar = await screen.findByRole('region', { name: 'Seçilenler' })
      expect(within(bar).queryByRole('button', { name: 'İstenmeyenlere taşı' })).not.toBeInTheDocument()
      expect(await screen.findAllByRole('checkbox', { name: /^Seç: / })).toHaveLength(2)
      await user.click(within(bar).getByRole('button', { name: 'Sil' }))
      expect(await screen.findByText('1 mesaj silindi.')).toBeInTheDocument()
      expect(screen.getByText('1 mesaj silinemedi:')).toBeInTheDocument()
      expect(await screen.findByRole('checkbox', { name: /^Seç: / })).toBeChecked()
    },
  )

  test('marks all as read by one request for each', async () => {
    const { user } = visit()
    await user.click(await screen.findByRole('button', { name: labels.markAllRead }))
    expect(await screen.findByText('1 mesaj okundu sayıldı.')).toBeInTheDocument()
    expect(api.received.map(({ call }) => call)).toEqual([READ])
  })

  test('shows a failure to mark all as read', async () => {
    expectNoise()
    api.fail('PUT /admin/contact-messages/1/mark-read', 500)
    const { user } = visit()
    await user.click(await screen.findByRole('button', { name: labels.markAllRead }))
    expect(await screen.findByText(texts.toggleFailed)).toBeInTheDocument()
    expect(await screen.findByRole('button', { name: labels.markAllRead })).toBeInTheDocument()
  })

  test('restores a message whose deletion failed, and reports it', async () => {
    expectNoise()
    api.fail('DELETE /admin/contact-messages/1', 500)
    const { user } = visit()
    await user.click(await link(/Sera fiyatı/))
    await user.click(button('Sil'))
    expect(await screen.findByText('Mesaj silinirken hata oluştu.')).toBeInTheDocument()
    expect(await link(/Sera fiyatı/)).toBeInTheDocument()
  })
})

test('inbox: an older server without the bulk endpoint gets one request for each message', async () => {
  expectNoise()
  const unread = [1, 2].map((id) => ({ id, name: `Ziyaretçi ${id}`, isRead: false, isSpam: false, answeredAt: null }))
  const answers: Record<string, unknown> = {
    'GET /admin/dashboard/stats': { unreadMessageCount: 2, unansweredMessageCount: 2 },
    'GET /admin/contact-messages': unread,
  }
  for (const { id } of unread) answers[`PUT /admin/contact-messages/${id}/mark-read`] = { id, isRead: true }
  const api = await startApi({ answers })
  const { user } = renderAdmin({ api, path: '/admin/inbox' })
  await user.click(await screen.findByRole('button', { name: labels.markAllRead }))
  expect(await screen.findByText('2 mesaj okundu sayıldı.')).toBeInTheDocument()
  expect(api.callsOf(/PUT/).map(({ path }) => path)).toEqual([
    '/admin/contact-messages/mark-all-read',
    '/admin/contact-messages/1/mark-read',
    '/admin/contact-messages/2/mark-read',
  ])
  await leave(api)
})

test('inbox: a linked message that failed to load can be retried, and is reported as missing if it does not exist', async () => {
  expectNoise()
  const message = { id: 7, name: 'Gülçin', subject: 'Toplu fiyat', isRead: true }
  const api = await startApi({ answers: { 'GET /admin/contact-messages': [{ ...message, id: 8, subject: 'Öteki' }] } })
  api.failNext(/GET .admin.contact-messages.*%22id%22/, 502)
  const { user } = renderAdmin({ api, path: '/admin/inbox?message=7' })
  const open = (await screen.findByText(texts.listFailed)).parentElement!
  expect(screen.queryByText(labels.missing)).toBeNull()
  await user.click(within(open).getByRole('button', { name: 'Tekrar dene' }))
  expect(await screen.findByText(labels.missing)).toBeInTheDocument()
  expect(screen.queryByText(texts.listFailed)).toBeNull()
  await leave(api)
})
