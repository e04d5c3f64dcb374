import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { site } from '../../../../tests/public/site.ts'
import { prepareVisits } from '../../../../tests/public/visits.ts'
import { chat, greetingOf } from '../../../contract/i18n/site/chat.ts'
import { chatEnglish } from '../../../contract/i18n/site/chatEnglish.ts'
import { siteTexts } from '../../../contract/i18n/site/site.ts'
import { siteEnglish } from '../../../contract/i18n/site/siteEnglish.ts'
import { closeChat, openChat } from './openChat.ts'

const texts = chat
const { shell } = siteTexts.tr
const answer = {
  role: 'model',
  content: 'İki sonda yeter. Teklif için /iletisim sayfasına yazın.',
  sources: [
    { title: 'Kök 6 toprak sondası', url: '/urunler/kok-6' },
    { title: 'Kötü', url: 'javascript:alert(1)' },
  ],
}
const visits = prepareVisits()

beforeEach(async () => {
  visits.api.answer('/chat', 200, answer)
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
async function ask(question: string) {
  await userEvent.type(await field(), `${question}{Enter}`)
}

test('opens with a greeting, is called by the assistant’s name, and has the field ready', async () => {
  const box = await openWindow()
  expect(screen.getByRole('dialog', { name: 'Filiz Destek' })).toBeInTheDocument()
  expect(log().getByText(greetingOf('Filiz'))).toBeInTheDocument()
  await waitFor(() => expect(box).toHaveFocus())
  expect(box).toHaveAttribute('placeholder', 'Bir soru sorun...')
  expect(screen.getByRole('button', { name: texts.send })).toBeDisabled()
})

test('a finger finds the window, and no keyboard over it', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  await openWindow()
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus())
})

test('while it is open there is no dock; closed, the button has the focus again', async () => {
  await openWindow()
  expect(screen.queryByRole('complementary', { name: shell.dock })).toBeNull()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(opener()).toHaveFocus())
})

describe('where its code does not come', () => {
  const asked = vi.fn()
  beforeEach(() => {
    asked.mockClear()
    vi.doMock('./Chat.tsx', () => {
      asked()
      throw new Error('out of reach')
    })
    return () => {
      vi.doUnmock('./Chat.tsx')
      vi.useRealTimers()
    }
  })
  const failure = () => screen.queryByText(shell.chatFailed)

  test('that is said for a while, and each time', async () => {
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

  test('it is not asked for ahead without a line: most browsers would remember that it did not come', async () => {
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await visits.open('/yok')
    await userEvent.hover(opener())
    act(() => opener().focus())
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(asked).not.toHaveBeenCalled()
    line.mockReturnValue(true)
    await userEvent.unhover(opener())
    await userEvent.hover(opener())
    await waitFor(() => expect(asked).toHaveBeenCalled())
  })
})

test('one that has not begun has questions to tap, and one that has begun none', async () => {
  await openWindow()
  const [first] = texts.suggestions
  expect(
    log()
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(texts.suggestions)
  await userEvent.click(log().getByRole('button', { name: first! }))
  expect(log().queryAllByRole('button')).toEqual([])
  expect(log().getByText(first!)).toBeInTheDocument()
  expect(screen.getByRole('dialog')).toHaveFocus()
  expect(await log().findByText(/İki sonda yeter/)).toBeInTheDocument()
  expect(visits.api.sent.at(-1)!.body).toMatchObject({ history: [{}, { role: 'user', content: first }] })
})

test('a question that is tapped in English is put in Turkish, which the assistant speaks, as the small print says', async () => {
  localStorage.setItem('locale', 'en')
  await visits.open('/yok')
  await userEvent.click(await screen.findByRole('button', { name: siteEnglish.shell.chat }))
  await userEvent.click(await screen.findByRole('button', { name: chatEnglish.suggestions[0]! }))
  const question = texts.suggestions[0]!
  expect(log().getByText(question)).toHaveAttribute('lang', 'tr')
  expect(visits.api.sent.at(-1)!.body).toMatchObject({ history: [{}, { role: 'user', content: question }] })
  expect(screen.getByText(/understands and answers in Turkish/)).toBeInTheDocument()
  // What comes after its test is kept for the tab, and another conversation would go on with it.
  await log().findByText(/İki sonda yeter/)
})

test('a question is answered, with its sources and addresses as links', async () => {
  await openWindow()
  const release = visits.api.hold('/chat')
  await ask('Kaç sonda?')
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
          { role: 'model', content: greetingOf('Filiz') },
          { role: 'user', content: 'Kaç sonda?' },
        ],
      },
    },
  ])
})

describe('a failure', () => {
  test.each([
    ['of the server', 500, {}, texts.failed],
    ['for want of an answer', 200, { role: 'model' }, texts.failed],
    ['that is a refusal', 400, { message: 'Geçersiz istek.' }, texts.failed],
    ['for too many questions', 429, { message: 'Bir dakika bekleyin.' }, texts.failed],
    ['for too many questions, in the server’s words besides', 429, { message: 'Bir dakika.' }, 'Bir dakika.'],
  ])('%s', async (_, status, body, words) => {
    visits.api.answer('/chat', status, body)
    await openWindow()
    await ask('Kaç sonda?')
    expect(await log().findByText(words)).toBeInTheDocument()
    expect(log().getByText('Kaç sonda?')).toBeInTheDocument()
  })

  test('is mended by asking again', async () => {
    visits.api.answer('/chat', 500)
    await openWindow()
    await ask('Kaç sonda?')
    const retry = await screen.findByRole('button', { name: texts.retry })
    visits.api.answer('/chat', 200, answer)
    await userEvent.click(retry)
    expect(screen.getByRole('dialog')).toHaveFocus()
    expect(await log().findByText(/İki sonda yeter/)).toBeInTheDocument()
    expect(log().queryByText(texts.failed)).toBeNull()
    expect(log().getAllByText('Kaç sonda?')).toHaveLength(1)
  })
})

test('sending by the button leaves the focus in the window, which Escape closes', async () => {
  await openWindow()
  await userEvent.type(await field(), 'Kaç sonda?')
  await userEvent.click(screen.getByRole('button', { name: texts.send }))
  expect(screen.getByRole('dialog')).toHaveFocus()
  await log().findByText(/İki sonda yeter/)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a question that is pressed again stands in the field again, which has the focus', async () => {
  await openWindow()
  act(() => openChat('Kaç sonda?'))
  expect(await field()).toHaveValue('Kaç sonda?')
  await userEvent.click(screen.getByRole('button', { name: texts.send }))
  await log().findByText(/İki sonda yeter/)
  act(() => openChat('Kaç sonda?'))
  expect(await field()).toHaveValue('Kaç sonda?')
  expect(await field()).toHaveFocus()
})

test('goes on after it was closed, what is half written too', async () => {
  await openWindow()
  await ask('Kaç sonda?')
  await log().findByText(/İki sonda yeter/)
  await userEvent.type(await field(), 'Peki')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(opener())
  expect(await field()).toHaveValue('Peki')
  expect(log().getByText(/İki sonda yeter/)).toBeInTheDocument()
})

test('goes on after a reload of the page', async () => {
  const { unmount } = await visits.open('/yok')
  await userEvent.click(opener())
  await ask('Kaç sonda?')
  await log().findByText(/İki sonda yeter/)
  act(closeChat)
  unmount()
  await openWindow()
  expect(log().getByText(/İki sonda yeter/)).toBeInTheDocument()
})

test('is opened from anywhere with a question, which is not sent by itself, and gives the focus back', async () => {
  await visits.open('/yok')
  const link = within(screen.getByRole('main')).getAllByRole('link')[0]!
  link.focus()
  const drawn: string[] = []
  const watch = new MutationObserver(() => {
    const box = document.querySelector('textarea')
    if (box) drawn.push(box.value)
  })
  watch.observe(document.body, { childList: true, subtree: true })
  act(() => openChat('Toprak nemini nasıl ölçerim?'))
  expect(await field()).toHaveValue('Toprak nemini nasıl ölçerim?')
  watch.disconnect()
  expect(drawn[0]).toBe('Toprak nemini nasıl ölçerim?')
  expect(visits.api.sent).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: texts.close }))
  await waitFor(() => expect(link).toHaveFocus())
})

describe('where the text goes', () => {
  const privacy = () => within(screen.getByRole('dialog')).getByRole('link', { name: 'Gizlilik' })

  test.each([
    ['stays here', null, texts.staysHere],
    ['is named', 'api.example.com', texts.goesTo('api.example.com')],
  ])('%s', async (_, host, words) => {
    site.assistantHost = host
    await openWindow()
    expect(privacy().parentElement).toHaveTextContent(words)
    expect(privacy()).toHaveAttribute('href', '/gizlilik')
  })

  test('is not told where it is not known', async () => {
    await openWindow()
    expect(privacy().parentElement).toHaveTextContent(/^Gizlilik$/)
  })
})

test('on a phone a link in it leads out of it', async () => {
  window.innerWidth = 390
  await openWindow()
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Gizlilik' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  window.innerWidth = 1024
})

test('opens where the browser blocks storage, and then lasts as long as the page', async () => {
  const blocked = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  await openWindow()
  await ask('Kaç sonda?')
  expect(await log().findByText(/İki sonda yeter/)).toBeInTheDocument()
  blocked.mockRestore()
})
