import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { site } from '../../../../tests/integration/public/site.ts'
import { prepareVisits } from '../../../../tests/integration/public/visits.ts'
import { chat } from '../../../contract/i18n/site/chat.ts'
import siteTexts from '../../../contract/i18n/site/site.ts'
import siteEnglish from '../../../contract/i18n/site/siteEnglish.ts'
import { initialChatTexts } from '../../../contract/singletons/initialTexts.ts'
import { closeChat, openChat } from './openChat.ts'

const texts = chat
const { shell } = siteTexts
const greeting = initialChatTexts.greeting.replace('{ad}', 'Filiz')
const { suggestions } = initialChatTexts
const reply = {
  role: 'model',
  content: 'İki sonda yeter. Teklif için /iletisim sayfasına yazın.',
  sources: [
    { title: 'Kök 6 toprak sondası', url: '/urunler/kok-6' },
    { title: 'Kötü', url: 'javascript:alert(1)' },
  ],
}
const visits = prepareVisits()

beforeEach(async () => {
  visits.api.answer('/chat', 200, reply)
  visits.api.answer('/chat/suggestions', 200, suggestions)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(async () => {
  act(closeChat)
  sessionStorage.clear()
  site.assistantHost = undefined
  vi.unstubAllGlobals()
})

const opener = () => screen.getByRole('button', { name: shell.chat })
const field = () => screen.findByRole('textbox', { name: 'Bir soru sorun...' })
const log = () => within(screen.getByRole('log'))
async function openWindow() {
  await visits.open('/yok')
  await userEvent.click(opener())
  return field()
}
async function send(question: string) {
  await userEvent.type(await field(), `${question}{Enter}`)
}

test('chat window: has the names of assistant and company, the greeting, and the focus in the field', async () => {
  const box = await openWindow()
  const dialog = screen.getByRole('dialog', { name: 'Filiz Destek' })
  expect(within(dialog).getByText(site.name)).toBeInTheDocument()
  expect(await log().findByText(greeting)).toBeInTheDocument()
  await waitFor(() => expect(box).toHaveFocus())
  expect(box).toHaveAttribute('placeholder', 'Bir soru sorun...')
  expect(screen.getByRole('button', { name: texts.send })).toBeDisabled()
})

test('chat window: focuses the window, not the field, on a touch screen', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  await openWindow()
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus())
})

test('chat window: replaces the dock, and returns the focus to its button when it is closed', async () => {
  await openWindow()
  expect(screen.queryByRole('complementary', { name: shell.dock })).toBeNull()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(opener()).toHaveFocus())
})

describe('chat window whose code cannot be loaded', () => {
  beforeEach(() => {
    vi.doMock('./Chat.tsx', () => {
      throw new Error('out of reach')
    })
    return () => {
      vi.doUnmock('./Chat.tsx')
      vi.useRealTimers()
    }
  })
  const failure = () => screen.queryByText(shell.chatFailed)

  test('shows an error for ten seconds, after each click', async () => {
    await visits.open('/yok')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    for (let time = 0; time < 2; time++) {
      fireEvent.click(opener())
      await vi.waitFor(() => expect(failure()).toBeInTheDocument())
      act(() => void vi.advanceTimersByTime(9_000))
      expect(failure()).toBeInTheDocument()
      act(() => void vi.advanceTimersByTime(2_000))
      expect(failure()).toBeNull()
    }
  })
})

test('chat texts: those of the owner, in the visitor’s language', async () => {
  visits.api.pages['chat-texts'] = { greeting: 'Buyurun, {ad} dinliyor.', en: { greeting: '{name} listens.' } }
  await openWindow()
  expect(await log().findByText('Buyurun, Filiz dinliyor.')).not.toHaveAttribute('lang')
  act(closeChat)
  cleanup()
  await visits.open('/en/yok.php')
  await userEvent.click(await screen.findByRole('button', { name: siteEnglish.shell.chat }))
  expect(await screen.findByText('Filiz listens.')).not.toHaveAttribute('lang')
})

test('suggestions: none if the site can answer none', async () => {
  visits.api.answer('/chat/suggestions', 200, [])
  await openWindow()
  expect(await log().findByText(greeting)).toBeInTheDocument()
  expect(log().queryByText(texts.suggest)).toBeNull()
})

test('suggestions: shown until the first question, and sent on click', async () => {
  await openWindow()
  const first = suggestions[0]!.text
  const buttons = await log().findAllByRole('button')
  expect(buttons.map((button) => button.textContent)).toEqual(suggestions.map(({ text }) => text))
  await userEvent.click(log().getByRole('button', { name: first }))
  expect(log().queryAllByRole('button')).toEqual([])
  expect(log().getByText(first)).toBeInTheDocument()
  expect(screen.getByRole('dialog')).toHaveFocus()
  expect(await log().findByText(/İki sonda yeter/)).toBeInTheDocument()
  expect(visits.api.sent.at(-1)!.body).toMatchObject({ history: [{}, { role: 'user', content: first }] })
})

test('suggestions: in English on an English page', async () => {
  await visits.open('/en/yok.php')
  await userEvent.click(await screen.findByRole('button', { name: siteEnglish.shell.chat }))
  await userEvent.click(await screen.findByRole('button', { name: suggestions[0]!.en.text }))
  const question = suggestions[0]!.en.text
  expect(log().getByText(question)).not.toHaveAttribute('lang')
  expect(visits.api.sent.at(-1)!.body).toMatchObject({ history: [{}, { role: 'user', content: question }] })
  // A reply that arrives after the test would be saved and restored in the next test.
  await log().findByText(/İki sonda yeter/)
})

test('reply: has its sources and addresses as links', async () => {
  await openWindow()
  const release = visits.api.hold('/chat')
  await send('Kaç sonda?')
  expect(log().getByText('Kaç sonda?')).toBeInTheDocument()
  expect(log().getByRole('img', { name: texts.typing })).toBeInTheDocument()
  expect(await field()).toHaveValue('')
  release()
  expect(await log().findByText(/İki sonda yeter/)).toBeInTheDocument()
  expect(log().queryByRole('img', { name: texts.typing })).toBeNull()
  expect(
    log()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/iletisim', '/urunler/kok-6'])
  expect(visits.api.sent).toEqual([
    {
      path: '/chat',
      body: {
        history: [
          { role: 'model', content: greeting },
          { role: 'user', content: 'Kaç sonda?' },
        ],
      },
    },
  ])
})

describe('failure', () => {
  test.each([
    ['server error', 500, {}, texts.failed],
    ['response without content', 200, { role: 'model' }, texts.failed],
    ['rejected request', 400, { message: 'Geçersiz istek.' }, texts.failed],
    ['rate limit', 429, { message: 'Bir dakika bekleyin.' }, texts.failed],
    ['rate limit: the server’s message', 429, { message: 'Bir dakika.' }, 'Bir dakika.'],
  ])('%s', async (_, status, body, text) => {
    visits.api.answer('/chat', status, body)
    await openWindow()
    await send('Kaç sonda?')
    expect(await log().findByText(text)).toBeInTheDocument()
    expect(log().getByText('Kaç sonda?')).toBeInTheDocument()
  })

  test('is replaced by the reply after a retry', async () => {
    visits.api.answer('/chat', 500)
    await openWindow()
    await send('Kaç sonda?')
    const retry = await screen.findByRole('button', { name: texts.retry })
    visits.api.answer('/chat', 200, reply)
    await userEvent.click(retry)
    expect(screen.getByRole('dialog')).toHaveFocus()
    expect(await log().findByText(/İki sonda yeter/)).toBeInTheDocument()
    expect(log().queryByText(texts.failed)).toBeNull()
    expect(log().getAllByText('Kaç sonda?')).toHaveLength(1)
  })
})

test('send button: keeps the focus in the window, which Escape closes', async () => {
  await openWindow()
  await userEvent.type(await field(), 'Kaç sonda?')
  await userEvent.click(screen.getByRole('button', { name: texts.send }))
  expect(screen.getByRole('dialog')).toHaveFocus()
  await log().findByText(/İki sonda yeter/)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('prefilled question: put into the field again when it is chosen again', async () => {
  await openWindow()
  act(() => openChat('Kaç sonda?'))
  expect(await field()).toHaveValue('Kaç sonda?')
  await userEvent.click(screen.getByRole('button', { name: texts.send }))
  await log().findByText(/İki sonda yeter/)
  act(() => openChat('Kaç sonda?'))
  expect(await field()).toHaveValue('Kaç sonda?')
  expect(await field()).toHaveFocus()
})

test('conversation: kept with its draft while the chat is closed', async () => {
  await openWindow()
  await send('Kaç sonda?')
  await log().findByText(/İki sonda yeter/)
  await userEvent.type(await field(), 'Peki')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(opener())
  expect(await field()).toHaveValue('Peki')
  expect(log().getByText(/İki sonda yeter/)).toBeInTheDocument()
})

test('conversation: restored after a reload', async () => {
  const { unmount } = await visits.open('/yok')
  await userEvent.click(opener())
  await send('Kaç sonda?')
  await log().findByText(/İki sonda yeter/)
  act(closeChat)
  unmount()
  await openWindow()
  expect(log().getByText(/İki sonda yeter/)).toBeInTheDocument()
})

test('conversation: marks its language where that is not the language of the page', async () => {
  const { unmount } = await visits.open('/yok')
  await userEvent.click(opener())
  await send('Kaç sonda?')
  await log().findByText(/İki sonda yeter/)
  act(closeChat)
  unmount()
  await visits.open('/en/yok.php')
  await userEvent.click(await screen.findByRole('button', { name: siteEnglish.shell.chat }))
  const box = await screen.findByRole('textbox', { name: 'Ask a question...' })
  for (const text of ['Kaç sonda?', /İki sonda yeter/]) expect(log().getByText(text)).toHaveAttribute('lang', 'tr')
  expect(log().getByRole('link', { name: 'Kök 6 toprak sondası' })).toHaveAttribute('hreflang', 'tr')
  await userEvent.type(box, 'And in winter?{Enter}')
  expect(log().getByText('And in winter?')).not.toHaveAttribute('lang')
  await waitFor(() => expect(log().getAllByText(/İki sonda yeter/)).toHaveLength(2))
  expect(log().getAllByText(/İki sonda yeter/)[1]).not.toHaveAttribute('lang')
})

test('prefilled question: in the field at the first paint and not sent; the focus returns to the opener', async () => {
  await visits.open('/yok')
  const link = within(screen.getByRole('main')).getAllByRole('link')[0]!
  link.focus()
  const rendered: string[] = []
  const watch = new MutationObserver(() => {
    const box = document.querySelector('textarea')
    if (box) rendered.push(box.value)
  })
  watch.observe(document.body, { childList: true, subtree: true })
  act(() => openChat('Toprak nemini nasıl ölçerim?'))
  expect(await field()).toHaveValue('Toprak nemini nasıl ölçerim?')
  watch.disconnect()
  expect(rendered[0]).toBe('Toprak nemini nasıl ölçerim?')
  expect(visits.api.sent).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: texts.close }))
  await waitFor(() => expect(link).toHaveFocus())
})

describe('recipient of the text', () => {
  const privacy = () => within(screen.getByRole('dialog')).getByRole('link', { name: 'Gizlilik' })

  test.each([
    ['our own server', null, texts.staysHere],
    ['another host', 'api.example.com', texts.goesTo('api.example.com')],
  ])('%s', async (_, host, text) => {
    site.assistantHost = host
    await openWindow()
    expect(privacy().parentElement).toHaveTextContent(text)
    expect(privacy()).toHaveAttribute('href', '/gizlilik')
  })

  test('unknown: not mentioned', async () => {
    await openWindow()
    expect(privacy().parentElement).toHaveTextContent(/^Gizlilik$/)
  })
})

test('chat window: a link closes it on a phone', async () => {
  window.innerWidth = 390
  await openWindow()
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Gizlilik' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  window.innerWidth = 1024
})

test('chat window: works if the browser blocks storage', async () => {
  const blocked = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  await openWindow()
  await send('Kaç sonda?')
  expect(await log().findByText(/İki sonda yeter/)).toBeInTheDocument()
  blocked.mockRestore()
})
