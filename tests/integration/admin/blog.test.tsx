import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { TOPIC_MAX_LENGTH } from '../../../src/contract/api/endpoints.ts'
import { posts } from '../../../src/contract/resources/posts.ts'
// Loaded before the first test, so that no test waits for it.
import '../../../src/admin/blog/PostForm.tsx'
import '../../../src/admin/blog/PostList.tsx'
import { adminTurkish } from '../../../src/contract/i18n/admin/admin/turkish.ts'
import { drafting } from '../../../src/contract/i18n/admin/drafting.ts'
import { postEditorTexts } from '../../../src/contract/i18n/admin/postEditor.ts'
import { resourceTexts } from '../../../src/contract/i18n/admin/resources.ts'
import { validation } from '../../../src/contract/i18n/shared/messages.ts'
import { expectNoise } from '../../helpers/dom.ts'
import { fillRows } from '../../helpers/fillRows.ts'
import { some } from '../../helpers/slowTests.ts'
import { leave, renderAdmin } from './renderAdmin.tsx'
import { chooseInRow } from './rowMenu.ts'
import { startOtherServer, startRealServer } from './servers.ts'

const texts = resourceTexts(posts, 'tr')
const messages = postEditorTexts.tr
const NOW = Date.parse('2026-11-21T09:00:00Z')
const DUE_IN_THREE_DAYS = '2026-11-24T11:00:00.000Z'

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]:not([readonly])`)!
const markdown = () => screen.getAllByRole('button', { name: 'Markdown' })[0]!
/** The rich view of the content; its text area is in the form besides. */
const editor = () => screen.getByRole('textbox', { name: 'İçerik' })
const option = (value: string) => document.querySelector<HTMLInputElement>(`[name=publishOption][value=${value}]`)!
const chosen = () => document.querySelector<HTMLInputElement>('[name=publishOption]:checked')?.value
const button = (name: string | RegExp) => screen.getByRole('button', { name })

/** A text as a person pastes it: typing sentences key by key takes seconds. */
async function paste(user: ReturnType<typeof renderAdmin>['user'], name: string, text: string) {
  await user.clear(field(name))
  await user.click(field(name))
  await user.paste(text)
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }))
afterEach(() => void vi.useRealTimers())

describe('blog on the real server', () => {
  let site: Awaited<ReturnType<typeof startRealServer>>
  let now = NOW
  beforeEach(async () => {
    now = NOW
    site = await startRealServer({ now: () => now })
  })
  afterEach(() => leave(site))

  const write = async (post: object = {}) =>
    (await site.admin('POST /blog', { title: 'Zeytinde sulama', content: 'Metin', ...post })).body
  const stored = async (id: number) => (await site.admin(`GET /blog/admin/${id}`)).body
  async function open(path: string) {
    const view = renderAdmin({ api: site, path })
    await screen.findByRole('button', { name: 'Kaydet' })
    return view
  }

  describe('list of posts', () => {
    beforeEach(async () => {
      await write({ title: 'Yayında olan', publishOption: 'now' })
      await write({ title: 'Planlı olan', publishOption: 'schedule', scheduleDaysOffset: 3 })
      await write({ title: 'Taslak olan' })
    })
    const rowOf = async (title: string) => (await screen.findByRole('link', { name: title })).closest('tr, li')!

    test('shows the status and date of each post', async () => {
      renderAdmin({ api: site, path: '/admin/blog' })
      expect(await rowOf('Yayında olan')).toHaveTextContent(/Yayınlandı21 Kas 2026/)
      expect(await rowOf('Planlı olan')).toHaveTextContent(/Zamanlandı24 Kas 2026 14:00/)
      expect(await rowOf('Taslak olan')).toHaveTextContent('Taslak21')
    })

    test('is filtered by status and by a search, which the URL contains', async () => {
      const { user } = renderAdmin({ api: site, path: '/admin/blog' })
      await rowOf('Yayında olan')
      await user.click(button('Zamanlandı'))
      await waitFor(() => expect(screen.queryByRole('link', { name: 'Taslak olan' })).not.toBeInTheDocument())
      expect(screen.getByRole('link', { name: 'Planlı olan' })).toBeInTheDocument()
      expect(window.location.search).toBe('?status=scheduled')
      await user.click(button('Tümü'))
      await user.type(screen.getByRole('searchbox'), 'TASLAK')
      await waitFor(() => expect(screen.queryByRole('link', { name: 'Planlı olan' })).not.toBeInTheDocument())
      expect(await rowOf('Taslak olan')).toBeInTheDocument()
      await user.click(button('Yayınlandı'))
      expect(await screen.findByText('Aramanıza uyan kayıt yok.')).toBeInTheDocument()
    })

    test('is paginated beyond a thousand posts, and back leads to the last page', async () => {
      await fillRows(site.database.db, posts, 1_001, (i) => ({
        title: `Yazı ${i}`,
        slug: `yazi-${i}`,
        content: 'Metin',
        createdAt: new Date(NOW + i).toISOString(),
      }))
      const { user } = renderAdmin({ api: site, path: '/admin/blog' })
      await rowOf('Yazı 1000')
      await user.click(button('41. sayfa'))
      await user.click(await screen.findByRole('link', { name: 'Yayında olan' }))
      await screen.findByRole('button', { name: 'Kaydet' })
      act(() => window.history.back())
      await rowOf('Yayında olan')
      expect(window.location.search).toBe('?page=41')
    })

    test('shows the last change of each post, and is sorted by it', async () => {
      const [post] = (await site.admin('GET /blog/admin')).body.filter(
        ({ title }: { title: string }) => title === 'Taslak olan',
      )
      await site.admin(`PUT /blog/${post.id}`, { excerpt: 'Yeni özet' })
      const { user } = renderAdmin({ api: site, path: '/admin/blog' })
      await rowOf('Taslak olan')
      const head = screen.getByRole('columnheader', { name: 'Son düzenleme' })
      const titles = () =>
        screen
          .getAllByRole('row')
          .slice(1)
          .map((row) => within(row).getAllByRole('link')[0]!.textContent)
      for (const order of ['ascending', 'descending']) {
        await user.click(within(head).getByRole('button'))
        await waitFor(() => expect(head).toHaveAttribute('aria-sort', order))
      }
      await waitFor(() => expect(titles()[0]).toBe('Taslak olan'))
      expect(window.location.search).toBe('?sort=updatedAt&order=DESC')
      await user.click(within(screen.getByRole('columnheader', { name: 'Yazı' })).getByRole('button'))
      await waitFor(() => expect(titles()).toEqual(titles().toSorted((a, b) => a!.localeCompare(b!, 'tr'))))
    })

    test('opens a copy as a draft with the whole text and a slug of its own', async () => {
      const { user } = renderAdmin({ api: site, path: '/admin/blog' })
      await chooseInRow(user, 'Yayında olan', 'Kopyasını oluştur')
      await screen.findByRole('button', { name: 'Kaydet' })
      const [post] = (await site.admin('GET /blog/admin')).body.filter(
        ({ title }: { title: string }) => title === 'Yayında olan',
      )
      const { content } = (await site.admin(`GET /blog/admin/${post.id}`)).body
      await waitFor(() => expect(field('content')).toHaveValue(content))
      await user.click(button('Kaydet'))
      await waitFor(async () => expect((await site.admin('GET /blog/admin')).body).toHaveLength(4))
      expect((await site.admin('GET /blog/admin')).body[0]).toMatchObject({
        title: 'Yayında olan (kopya)',
        isPublished: false,
        publishAt: null,
        slug: `${post.slug}-kopya`,
      })
    })

    test('deletes a post only after a confirmation', async () => {
      const { user, confirm } = renderAdmin({ api: site, path: '/admin/blog' })
      confirm.mockReturnValueOnce(false)
      await chooseInRow(user, 'Taslak olan', 'Sil')
      await waitFor(() => expect(confirm).toHaveBeenCalledWith(texts.confirmRemove))
      expect((await site.admin('GET /blog/admin')).body).toHaveLength(3)
      await chooseInRow(user, 'Taslak olan', 'Sil')
      await waitFor(() => expect(screen.queryByRole('link', { name: 'Taslak olan' })).not.toBeInTheDocument())
      expect((await site.admin('GET /blog/admin')).body).toHaveLength(2)
    })
  })

  describe('form of a new post', () => {
    test('shows the text as visitors will see it, saves it, and returns to the list after 1.5 s', async () => {
      const { user } = await open('/admin/blog/new')
      await paste(user, 'title', 'Su hasadı')
      await paste(user, 'content', '# Önce **ölçün**\n<b>sonra</b>')
      const heading = await within(editor()).findByRole('heading', { name: 'Önce ölçün' })
      expect(heading.querySelector('strong')).toHaveTextContent('ölçün')
      expect(editor()).toHaveTextContent('<b>sonra</b>')
      await user.click(option('now'))
      const savedAt = performance.now()
      await user.click(button('Kaydet'))
      expect(await screen.findByText(/Yazı eklendi\./)).toBeInTheDocument()
      expect(await screen.findByRole('link', { name: 'Su hasadı' })).toBeInTheDocument()
      expect(performance.now() - savedAt).toBeGreaterThan(1400)
      expect((await site.call('GET /blog/su-hasadi')).body).toMatchObject({ title: 'Su hasadı', isPublished: true })
    })

    test('schedules by a quick pick, and shows the resulting time', async () => {
      const { user } = await open('/admin/blog/new')
      await paste(user, 'title', 'Plan')
      await paste(user, 'content', 'Metin')
      await user.click(option('schedule'))
      expect(field('scheduleDaysOffset')).toHaveAttribute('min', '1')
      expect(field('scheduleDaysOffset')).toHaveAttribute('max', '30')
      expect(within(screen.getByRole('group', { name: 'Hızlı seçim' })).getAllByRole('button')).toHaveLength(4)
      await user.click(button('3 gün'))
      expect(field('scheduleDaysOffset')).toHaveValue(3)
      expect(screen.getByText(/24 Kasım 2026 Salı 14:00 sularında yayınlanır/)).toBeInTheDocument()
      await user.click(button('Kaydet'))
      await waitFor(async () => expect((await site.admin('GET /blog/admin')).body).toHaveLength(1))
      expect((await site.admin('GET /blog/admin')).body[0]).toMatchObject({
        isPublished: false,
        publishAt: DUE_IN_THREE_DAYS,
      })
    })

    test('has no unsaved change once the schedule option is deselected', async () => {
      const { id } = await write({})
      const { user } = await open(`/admin/blog/edit/${id}`)
      await user.click(option('schedule'))
      await user.click(button('3 gün'))
      expect(screen.getByText('Kaydedilmemiş değişiklik var')).toBeInTheDocument()
      await user.click(option('draft'))
      expect(screen.queryByText('Kaydedilmemiş değişiklik var')).toBeNull()
    })

    test('schedules by a day of the calendar, which arrow keys reach, and shows the number of days', async () => {
      const { user } = await open('/admin/blog/new')
      await paste(user, 'title', 'Plan')
      await paste(user, 'content', 'Metin')
      await user.click(option('schedule'))
      const calendar = screen.getByRole('grid', { name: 'Kasım 2026' })
      const heads = within(calendar).getAllByRole('columnheader')
      expect(heads.map(({ textContent }) => textContent)).toEqual(['Pzt', 'Sal', 'Çar', 'Per', 'Cum', 'Cmt', 'Paz'])
      const today = within(calendar).getByRole('button', { name: '21 Kasım 2026 Cumartesi' })
      expect(today).toBeDisabled()
      expect(today).toHaveAttribute('aria-current', 'date')
      const tomorrow = within(calendar).getByRole('button', { name: '22 Kasım 2026 Pazar' })
      expect(tomorrow).toHaveAttribute('tabindex', '0')
      act(() => tomorrow.focus())
      const focused = async (name: string) => waitFor(() => expect(button(name)).toHaveFocus())
      await user.keyboard('{ArrowRight}')
      await focused('23 Kasım 2026 Pazartesi')
      await user.keyboard('{ArrowDown}')
      await focused('30 Kasım 2026 Pazartesi')
      // At most 30 days from now, whatever key is pressed.
      await user.keyboard('{PageDown}')
      await focused('21 Aralık 2026 Pazartesi')
      expect(screen.getByRole('grid', { name: 'Aralık 2026' })).toBeInTheDocument()
      await user.keyboard('{End}')
      await focused('21 Aralık 2026 Pazartesi')
      expect(button('22 Aralık 2026 Salı')).toBeDisabled()
      await user.keyboard('{ArrowUp}{Enter}')
      await focused('14 Aralık 2026 Pazartesi')
      expect(field('scheduleDaysOffset')).toHaveValue(23)
      expect(button('14 Aralık 2026 Pazartesi')).toHaveAccessibleDescription('23 gün sonra')
      expect(button('14 Aralık 2026 Pazartesi').closest('td')).toHaveAttribute('aria-selected', 'true')
      expect(
        screen.getByText(/14 Aralık 2026 Pazartesi 14:00 sularında yayınlanır, 23 gün sonra\./),
      ).toBeInTheDocument()
      await user.click(button('Kaydet'))
      await waitFor(async () =>
        expect((await site.admin('GET /blog/admin')).body).toMatchObject([{ publishAt: '2026-12-14T11:00:00.000Z' }]),
      )
    })

    test('shows the typed or picked days in the calendar, in the time zone of the site', async () => {
      now = Date.parse('2026-11-30T21:30:00Z')
      vi.setSystemTime(now)
      const { user } = await open('/admin/blog/new')
      await user.click(option('schedule'))
      expect(screen.getByRole('grid', { name: 'Aralık 2026' })).toBeInTheDocument()
      expect(button('1 Aralık 2026 Salı')).toHaveAttribute('aria-current', 'date')
      await user.type(field('scheduleDaysOffset'), '30')
      const calendar = await screen.findByRole('grid', { name: 'Aralık 2026' })
      expect(within(calendar).getByRole('button', { name: '31 Aralık 2026 Perşembe' }).closest('td')).toHaveAttribute(
        'aria-selected',
        'true',
      )
      expect(button('Sonraki ay')).toHaveAttribute('aria-disabled', 'true')
      act(() => button('31 Aralık 2026 Perşembe').focus())
      await user.keyboard('{ArrowRight}')
      await user.click(button('7 gün'))
      expect(button('8 Aralık 2026 Salı').closest('td')).toHaveAttribute('aria-selected', 'true')
      // A key that could not move the focus does not move it later.
      expect(button('7 gün')).toHaveFocus()
    })

    test.each(some(['', '0', '31', '1.5'], 3))('does not schedule for “%s” days', async (days) => {
      const { user } = await open('/admin/blog/new')
      await paste(user, 'title', 'Plan')
      await paste(user, 'content', 'Metin')
      await user.click(option('schedule'))
      if (days) await user.type(field('scheduleDaysOffset'), days)
      await user.click(button('Kaydet'))
      expect(await screen.findByText(validation.scheduleDays)).toBeInTheDocument()
      expect(field('scheduleDaysOffset')).toHaveAccessibleDescription(validation.scheduleDays)
      expect((await site.admin('GET /blog/admin')).body).toHaveLength(0)
    })

    test('requires a title and a text', async () => {
      const { user } = await open('/admin/blog/new')
      await user.click(option('now'))
      await user.click(button('Kaydet'))
      await waitFor(() => expect(field('title')).toBeInvalid())
      expect(editor()).toBeInvalid()
      expect(editor()).toBeRequired()
      expect((await site.admin('GET /blog/admin')).body).toHaveLength(0)
    })

    test("shows the remaining characters of the text and of the draft's topic", async () => {
      const { user } = await open('/admin/blog/new')
      await paste(user, 'content', 'x'.repeat(99_999))
      expect(editor()).toHaveAccessibleDescription(/^1 karakter kaldı\. 1 kelime$/)
      await user.click(screen.getByLabelText('Konu başlığı'))
      await user.paste('x'.repeat(TOPIC_MAX_LENGTH))
      expect(screen.getByLabelText('Konu başlığı')).toHaveAccessibleDescription('0 karakter kaldı.')
    })

    test('shows the text as visitors will see it, or its signs, which is remembered', async () => {
      const { user } = await open('/admin/blog/new')
      await paste(user, 'content', '# Önce **ölçün**\n\nSonra')
      expect(within(editor()).getByRole('heading', { level: 2, name: 'Önce ölçün' })).toBeInTheDocument()
      await user.click(markdown())
      expect(markdown()).toHaveAttribute('aria-pressed', 'true')
      expect(editor()).toBe(field('content'))
      expect(field('content')).toHaveValue('# Önce **ölçün**\n\nSonra')
      cleanup()
      await open('/admin/blog/new')
      expect(markdown()).toHaveAttribute('aria-pressed', 'true')
    })

    test('inserts markdown by buttons', async () => {
      const { user } = await open('/admin/blog/new')
      await user.click(markdown())
      await paste(user, 'content', 'Önce ölçün')
      field('content').setSelectionRange(0, 4)
      const tools = within(screen.getByRole('group', { name: 'Biçim: İçerik' }))
      await user.click(tools.getByRole('button', { name: 'Kalın' }))
      expect(field('content')).toHaveValue('**Önce** ölçün')
      await user.click(tools.getByRole('button', { name: 'Başlık 2' }))
      expect(field('content')).toHaveValue('## **Önce** ölçün')
    })
  })

  describe('form of a stored post', () => {
    test.each([
      ['now', { publishOption: 'now' }, /Yayında: 21 Kasım 2026/],
      ['schedule', { publishOption: 'schedule', scheduleDaysOffset: 3 }, /Zamanlandı: 24 Kasım 2026 Salı 14:00/],
      ['draft', {}, 'Taslak'],
    ])('preselects the current status: %s', async (expected, publication, text) => {
      const { id } = await write(publication)
      await open(`/admin/blog/edit/${id}`)
      expect(chosen()).toBe(expected)
      if (text) expect(screen.getByText(text)).toBeInTheDocument()
    })

    test('shows in how many days a post is scheduled, with its day in the calendar', async () => {
      const { id } = await write({ publishOption: 'schedule', scheduleDaysOffset: 3 })
      await open(`/admin/blog/edit/${id}`)
      expect(screen.getByText('3 gün sonra')).toBeInTheDocument()
      expect(button('24 Kasım 2026 Salı').closest('td')).toHaveAttribute('aria-selected', 'true')
      expect(field('scheduleDaysOffset')).toHaveValue(null)
    })

    describe('that is public', () => {
      const confirmed = 'Bu yazı şu anda sitede. Kaydederseniz siteden kalkar ve 24 Kasım 2026 Salı 14:00'
      const publish = async () => (await write({ publishOption: 'now' })).id
      const onSite = async () => (await site.call('GET /blog/zeytinde-sulama')).status

      test('stays published by default, without a confirmation', async () => {
        const { user, confirm } = await open(`/admin/blog/edit/${await publish()}`)
        expect(option('now')).toHaveAccessibleName(/Yayında kalsın/)
        await paste(user, 'title', 'Başka başlık')
        await user.click(button('Kaydet'))
        expect(await screen.findByText(/^Kaydedildi/)).toBeInTheDocument()
        expect(confirm).not.toHaveBeenCalled()
        expect(await onSite()).toBe(200)
      })

      test('is withdrawn by a later date only after a hint and a confirmation', async () => {
        const { user, confirm } = await open(`/admin/blog/edit/${await publish()}`)
        confirm.mockReturnValueOnce(false)
        await user.click(option('schedule'))
        await user.click(button('3 gün'))
        expect(screen.getByText(/Kaydedince siteden kalkar, 24 Kasım 2026 Salı 14:00 sularında/)).toBeInTheDocument()
        await user.click(button('Kaydet'))
        await waitFor(() => expect(confirm).toHaveBeenCalledWith(expect.stringContaining(confirmed)))
        expect(await onSite()).toBe(200)
        await user.click(button('Kaydet'))
        expect(await screen.findByText(/^Zamanlandı: 24 Kasım/)).toBeInTheDocument()
        expect(await onSite()).toBe(404)
      })

      test('becomes a draft only after a hint and a confirmation', async () => {
        const { user, confirm } = await open(`/admin/blog/edit/${await publish()}`)
        confirm.mockReturnValueOnce(false)
        await user.click(option('draft'))
        expect(option('draft')).toHaveAccessibleName(/Kaydedince siteden kalkar/)
        await user.click(button('Kaydet'))
        await waitFor(() => expect(confirm).toHaveBeenCalledWith(messages.publication.confirmDraft))
        expect(await onSite()).toBe(200)
      })
    })

    test('keeps its schedule without a number of days, and is rescheduled by a new one', async () => {
      const { id } = await write({ publishOption: 'schedule', scheduleDaysOffset: 3 })
      const { user } = await open(`/admin/blog/edit/${id}`)
      await paste(user, 'title', 'Başka başlık')
      await user.click(button('Kaydet'))
      await waitFor(async () => expect((await stored(id)).title).toBe('Başka başlık'))
      expect((await stored(id)).publishAt).toBe(DUE_IN_THREE_DAYS)
      expect(await screen.findByText(/^Kaydedildi/)).toBeInTheDocument()
      await user.click(button('1 gün'))
      await user.click(button('Kaydet'))
      expect(await screen.findByText(/Zamanlandı: 22 Kasım 2026 Pazar 14:00/)).toBeInTheDocument()
      expect(field('scheduleDaysOffset')).toHaveValue(null)
    })

    test('opens a copy of a public post as a draft', async () => {
      const { id } = await write({ publishOption: 'now' })
      const { user } = await open(`/admin/blog/edit/${id}`)
      await user.click(screen.getByRole('link', { name: 'Kopyasını oluştur' }))
      await waitFor(() => expect(field('title')).toHaveValue('Zeytinde sulama (kopya)'))
      expect(chosen()).toBe('draft')
      await user.click(button('Kaydet'))
      await screen.findByText(/Yazı eklendi\./)
      const [copy] = (await site.admin('GET /blog/admin')).body
      expect(copy).toMatchObject({
        title: 'Zeytinde sulama (kopya)',
        slug: 'zeytinde-sulama-kopya',
        isPublished: false,
      })
    })

    test('requires a number of days to schedule a draft', async () => {
      const { id } = await write()
      const { user } = await open(`/admin/blog/edit/${id}`)
      await user.click(option('schedule'))
      await user.click(button('Kaydet'))
      expect(await screen.findByText(validation.rescheduleDays)).toBeInTheDocument()
      expect((await stored(id)).publishAt).toBeNull()
    })

    test('keeps a post published whose scheduled time has passed meanwhile', async () => {
      const { id } = await write({ publishOption: 'schedule', scheduleDaysOffset: 1 })
      const { user } = await open(`/admin/blog/edit/${id}`)
      await paste(user, 'title', 'Geç düzeltme')
      now = Date.parse('2026-11-22T11:00:01Z')
      vi.setSystemTime(now)
      // As the job does once the time has come.
      await site.admin(`PUT /blog/${id}`, { publishOption: 'now' })
      expectNoise()
      await user.click(button('Kaydet'))
      await user.click(await screen.findByRole('button', { name: 'Seçilenleri kaydet' }))
      await waitFor(async () => expect(await stored(id)).toMatchObject({ title: 'Geç düzeltme', isPublished: true }))
    })

    test('keeps a post published that someone else has published meanwhile', async () => {
      expectNoise()
      const { id } = await write()
      const { user, confirm } = await open(`/admin/blog/edit/${id}`)
      await site.admin(`PUT /blog/${id}`, { publishOption: 'now', content: 'Onun metni' })
      await paste(user, 'title', 'Benim başlığım')
      await user.click(button('Kaydet'))
      await user.click(await screen.findByRole('button', { name: 'Seçilenleri kaydet' }))
      await waitFor(async () =>
        expect(await stored(id)).toMatchObject({ title: 'Benim başlığım', content: 'Onun metni', isPublished: true }),
      )
      expect(confirm).not.toHaveBeenCalled()
      await waitFor(() => expect(chosen()).toBe('now'))
    })

    test('reschedules a post that someone else has published meanwhile only after a confirmation', async () => {
      expectNoise()
      const { id } = await write()
      const { user, confirm } = await open(`/admin/blog/edit/${id}`)
      await site.admin(`PUT /blog/${id}`, { publishOption: 'now', content: 'Onun metni' })
      await user.click(option('schedule'))
      await user.click(button('3 gün'))
      await user.click(button('Kaydet'))
      confirm.mockReturnValueOnce(false)
      await user.click(await screen.findByRole('button', { name: 'Seçilenleri kaydet' }))
      await waitFor(() =>
        expect(confirm).toHaveBeenCalledWith(messages.publication.confirmSchedule('24 Kasım 2026 Salı 14:00')),
      )
      expect(await stored(id)).toMatchObject({ isPublished: true })
    })

    test.each(
      some(
        [
          ['draft', messages.publication.confirmDraft],
          ['schedule', messages.publication.confirmSchedule('25 Kasım 2026 Çarşamba 14:00')],
        ],
        2,
      ),
    )(
      'withdraws a post whose scheduled time has passed meanwhile (%s) only after a confirmation',
      async (away, question) => {
        const { id } = await write({ publishOption: 'schedule', scheduleDaysOffset: 1 })
        const { user, confirm } = await open(`/admin/blog/edit/${id}`)
        now = Date.parse('2026-11-22T11:00:01Z')
        vi.setSystemTime(now)
        confirm.mockReturnValue(false)
        await user.click(option(away))
        if (away === 'schedule') await user.click(button('3 gün'))
        await user.click(button('Kaydet'))
        await waitFor(() => expect(confirm).toHaveBeenCalledWith(question))
        expect(await stored(id)).toMatchObject({ isPublished: true })
      },
    )

    test.each([
      ['abc', texts.invalidId],
      ['999', 'Yazı bulunamadı.'],
    ])('shows an error for an invalid or unknown id (%s)', async (id, sentence) => {
      expectNoise()
      renderAdmin({ api: site, path: `/admin/blog/edit/${id}` })
      expect(await screen.findByText(sentence)).toBeInTheDocument()
    })

    test('creates a preview link, until the post is published', async () => {
      const { id } = await write()
      const { user } = await open(`/admin/blog/edit/${id}`)
      await user.click(button('Bağlantı oluştur'))
      const link = await screen.findByLabelText<HTMLInputElement>('Bağlantı')
      expect(screen.getByText(/28 Kasım 2026 Cumartesi 12:00 tarihine kadar/)).toBeInTheDocument()
      await user.click(button('Kopyala'))
      expect(await navigator.clipboard.readText()).toBe(link.value)
      expect((await site.call(`GET /blog/preview/${link.value.split('/').at(-1)}`)).body.id).toBe(id)
    })
  })

  test('drafting: not shown without a model', async () => {
    renderAdmin({ api: site, path: '/admin/blog/new', site: { canDraft: false } })
    await screen.findByRole('button', { name: 'Kaydet' })
    expect(screen.queryByText(messages.drafting.heading)).toBeNull()
  })

  test('drafting: an error explains that the model was removed meanwhile', async () => {
    const { user } = await open('/admin/blog/new')
    await user.type(screen.getByLabelText('Konu başlığı'), 'Zeytin')
    await user.click(button('Taslak yaz'))
    expect(await screen.findByText(/taslak yazma açık değil/)).toBeInTheDocument()
  })
})

describe('blog with a minimal API', () => {
  let api: Awaited<ReturnType<typeof startOtherServer>>
  beforeEach(async () => {
    api = await startOtherServer()
  })
  afterEach(() => leave(api))
  const open = async (path: string) => {
    const view = renderAdmin({ api, path })
    await screen.findByRole('button', { name: 'Kaydet' })
    return view
  }
  const topic = () => screen.getByLabelText('Konu başlığı')

  test('list: a failure is shown, with a retry', async () => {
    expectNoise()
    api.fail('GET /blog/admin', 500)
    const { user } = renderAdmin({ api, path: '/admin/blog' })
    expect(await screen.findByText('Blog yazıları yüklenemedi.')).toBeInTheDocument()
    api.mend()
    await user.click(button('Tekrar dene'))
    expect(await screen.findByRole('link', { name: 'Don gecesi ne yapılır?' })).toBeInTheDocument()
  })

  test('list: a failed deletion is shown', async () => {
    expectNoise()
    api.fail('DELETE /blog/2', 500)
    const { user } = renderAdmin({ api, path: '/admin/blog' })
    await chooseInRow(user, 'Yarım kalmış yazı', 'Sil')
    expect(await screen.findByText('Yazı silinirken bir hata oluştu.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Yarım kalmış yazı' })).toBeInTheDocument()
  })

  test('form: a failure to load is shown', async () => {
    expectNoise()
    api.fail('GET /blog/admin/1', 500)
    renderAdmin({ api, path: '/admin/blog/edit/1' })
    expect(await screen.findByText('Veri çekilirken bir hata oluştu.')).toBeInTheDocument()
  })

  test('form: uses the field names of the specification, and reads the picture from its alias', async () => {
    const { user } = await open('/admin/blog/edit/1')
    expect(screen.getByRole('img', { name: 'Seçili görsel' })).toHaveAttribute(
      'src',
      expect.stringContaining('don.png'),
    )
    await paste(user, 'title', 'Don gecesi')
    await user.click(button('Kaydet'))
    expect(await screen.findByText(/^Kaydedildi/)).toBeInTheDocument()
    const [{ call, body }] = api.received as [{ call: string; body: Record<string, unknown> }]
    expect(call).toBe('PUT /blog/1')
    expect(body).toMatchObject({
      title: 'Don gecesi',
      coverImageUrl: expect.stringContaining('don.png'),
      publishOption: 'now',
      scheduleDaysOffset: null,
    })
    expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['isPublished']))
  })

  test("form: a failed save without a message shows the panel's own", async () => {
    expectNoise()
    api.fail('POST /blog', 500)
    const { user } = await open('/admin/blog/new')
    await paste(user, 'title', 'x')
    await paste(user, 'content', 'y')
    await user.click(button('Kaydet'))
    expect(await screen.findByText('Yazı eklenirken bir hata oluştu.')).toBeInTheDocument()
  })

  test('form: a failed preview link is shown', async () => {
    const { user } = await open('/admin/blog/edit/2')
    await user.click(button('Bağlantı oluştur'))
    expect(await screen.findByText(adminTurkish.previewLink.failed)).toBeInTheDocument()
  })

  describe('drafting', () => {
    test('requires a topic', async () => {
      const { user } = await open('/admin/blog/new')
      await user.type(topic(), '  ')
      await user.keyboard('{Enter}')
      expect(await screen.findByText(drafting.topicMissing)).toBeInTheDocument()
      await waitFor(() => expect(topic()).toHaveFocus())
      expect(api.received).toEqual([])
    })

    test('puts the draft into an empty text, and undoes it', async () => {
      const { user, confirm } = await open('/admin/blog/new')
      await user.type(topic(), 'Zeytin{Enter}')
      await waitFor(() => expect(field('content')).toHaveValue('# Zeytin\nBir **taslak**.'))
      expect(confirm).not.toHaveBeenCalled()
      await user.click(button('Geri al'))
      expect(field('content')).toHaveValue('')
    })

    test('asks before a draft is lost that was not inserted', async () => {
      const { user, confirm } = await open('/admin/blog/edit/2')
      confirm.mockReturnValue(false)
      await user.type(topic(), 'Zeytin{Enter}')
      await screen.findByRole('button', { name: 'Taslağı içeriğe koy' })
      expect(screen.queryByText('Kaydedilmemiş değişiklik var')).toBeNull()
      confirm.mockClear()
      await user.click(screen.getByRole('link', { name: 'Listeye dön' }))
      await waitFor(() => expect(confirm).toHaveBeenCalledWith(expect.stringContaining('Kaydedilmemiş')))
      expect(button('Taslağı içeriğe koy')).toBeInTheDocument()
      confirm.mockReturnValue(true)
      await user.click(screen.getByRole('link', { name: 'Listeye dön' }))
      expect(await screen.findByRole('link', { name: 'Yarım kalmış yazı' })).toBeInTheDocument()
    })

    test('does not ask once a new post was saved without the draft', async () => {
      const { user, confirm } = await open('/admin/blog/new')
      await paste(user, 'title', 'Benim')
      await paste(user, 'content', 'Emek verdim')
      confirm.mockReturnValue(false)
      await user.type(topic(), 'Zeytin{Enter}')
      await screen.findByRole('button', { name: 'Taslağı içeriğe koy' })
      confirm.mockClear()
      await user.click(button('Kaydet'))
      expect(await screen.findByRole('link', { name: 'Yarım kalmış yazı' })).toBeInTheDocument()
      expect(confirm).not.toHaveBeenCalled()
    })

    test('accepts a text body', async () => {
      api.fail('POST /ai/generate-blog-post', 200, '# Düz metin\n')
      const { user } = await open('/admin/blog/new')
      await user.type(topic(), 'Zeytin{Enter}')
      await waitFor(() => expect(field('content')).toHaveValue('# Düz metin'))
    })

    test('asks before it replaces text, keeps the draft if declined, and undoes a replacement', async () => {
      const { user, confirm } = await open('/admin/blog/new')
      await paste(user, 'content', 'Emek verdim')
      confirm.mockReturnValueOnce(false)
      await user.type(topic(), 'Zeytin{Enter}')
      await user.click(await screen.findByRole('button', { name: 'Taslağı içeriğe koy' }))
      expect(confirm).toHaveBeenCalledTimes(2)
      expect(field('content')).toHaveValue('# Zeytin\nBir **taslak**.')
      await user.click(button('Geri al'))
      expect(field('content')).toHaveValue('Emek verdim')
    })

    test.each(
      some(
        [
          [[500], drafting.failed],
          [[429, { message: 'Bugünlük bu kadar.' }], 'Bugünlük bu kadar.'],
          [[503], drafting.failed],
        ] as const,
        2,
      ),
    )('failure with %j shows “%s”', async (failure, sentence) => {
      api.fail('POST /ai/generate-blog-post', ...(failure as unknown as [number]))
      const { user } = await open('/admin/blog/new')
      await user.type(topic(), 'Zeytin{Enter}')
      expect(await screen.findByText(sentence, { exact: false })).toBeInTheDocument()
    })
  })
})
