import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler, use, useLayoutEffect, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { chooseLocale } from '../i18n/locale.ts'
import { Asleep } from './Asleep.tsx'
import { lazyPage } from './lazyPage.tsx'
import { BrowserPlace, StaticPlace, useWhereabouts } from './Place.tsx'

function Field({ name }: { name: string }) {
  const [count, setCount] = useState(0)
  return (
    <section aria-label={name}>
      <img src="/tarla.webp" alt="" />
      <button type="button">Sus</button>
      <button type="button" onClick={() => setCount(count + 1)}>
        {name}: {count}
      </button>
    </section>
  )
}

const importField = vi.fn(async () => ({ default: Field }))
const view = (code: ReturnType<typeof lazyPage<{ name: string }>>, isWanted = false) => (
  <StaticPlace path="/">
    <Asleep code={code} given={{ name: 'Pamuk' }} isWanted={isWanted} />
  </StaticPlace>
)

/** As the server drew it, taken over by a browser that has no code of it. */
async function open(isWanted = false) {
  const drawn = lazyPage('src/Field.tsx', importField)
  await drawn.load()
  importField.mockClear()
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(view(drawn))
  const html = container.innerHTML
  const code = lazyPage('src/Field.tsx', importField)
  const { rerender } = render(view(code, isWanted), { container, hydrate: true })
  return { html, container, want: () => rerender(view(code, true)) }
}
const button = (name: string) => screen.getByRole('button', { name })

beforeEach(() => void act(() => chooseLocale('tr')))

test('stays as it came, and asks for no code', async () => {
  const { html, container } = await open()
  await act(async () => {})
  expect(container.innerHTML).toBe(html)
  expect(importField).not.toHaveBeenCalled()
})

test('a button that is pressed wakes it, has the focus, and is pressed then', async () => {
  await open()
  await userEvent.click(button('Pamuk: 0'))
  await waitFor(() => expect(button('Pamuk: 1')).toHaveFocus())
  await userEvent.click(button('Pamuk: 1'))
  expect(button('Pamuk: 2')).toBeInTheDocument()
  expect(importField).toHaveBeenCalledOnce()
})

test('a button that is pressed as the page is taken over is heard', async () => {
  const drawn = lazyPage('src/Field.tsx', importField)
  await drawn.load()
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(view(drawn))
  const code = lazyPage('src/Field.tsx', importField)
  function Impatient() {
    useLayoutEffect(() => [...container.querySelectorAll('button')].at(-1)!.click(), [])
    return view(code)
  }
  render(<Impatient />, { container, hydrate: true })
  expect(await screen.findByRole('button', { name: 'Pamuk: 1' })).toHaveFocus()
})

test.each([
  ['English', () => act(() => chooseLocale('en'))],
  ['a picture that is broken', () => void fireEvent.error(document.querySelector('img')!)],
])('%s wakes it', async (_, wake) => {
  await open()
  wake()
  await waitFor(() => expect(importField).toHaveBeenCalledOnce())
  await userEvent.click(await screen.findByRole('button', { name: 'Pamuk: 0' }))
  expect(await screen.findByRole('button', { name: 'Pamuk: 1' })).toBeInTheDocument()
})

test('another page wakes it as it comes, and not once more behind it', async () => {
  const drawn = lazyPage('src/Field.tsx', importField)
  await drawn.load()
  const commits = vi.fn()
  function Link() {
    const { navigate } = useWhereabouts()
    return (
      <button type="button" onClick={() => navigate('/baska')}>
        Git
      </button>
    )
  }
  const page = (code: typeof drawn) => (
    <BrowserPlace>
      <Link />
      <Profiler id="part" onRender={commits}>
        <Asleep code={code} given={{ name: 'Pamuk' }} />
      </Profiler>
    </BrowserPlace>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page(drawn))
  render(page(lazyPage('src/Field.tsx', importField)), { container, hydrate: true })
  commits.mockClear()
  await userEvent.click(button('Git'))
  await userEvent.click(await screen.findByRole('button', { name: 'Pamuk: 0' }))
  expect(await screen.findByRole('button', { name: 'Pamuk: 1' })).toBeInTheDocument()
  // That it came, and that its button was pressed.
  expect(commits).toHaveBeenCalledTimes(2)
})

test.each([
  ['pointer', fireEvent.pointerDown, fireEvent.pointerUp],
  ['key', fireEvent.keyDown, fireEvent.keyUp],
] as const)('a press by %s that has begun when it is woken ends on what it began on', async (_, begin, end) => {
  const { html, container } = await open()
  begin(button('Pamuk: 0'))
  act(() => chooseLocale('en'))
  await waitFor(() => expect(importField).toHaveBeenCalledOnce())
  await act(async () => {})
  expect(container.innerHTML).toBe(html)
  const pressed = button('Pamuk: 0')
  end(pressed)
  fireEvent.click(pressed)
  expect(await screen.findByRole('button', { name: 'Pamuk: 1' })).toHaveFocus()
})

test('a press that begins in the moment in which it wakes is heard', async () => {
  const drawing = vi.fn()
  let finish = () => {}
  const isDrawn = new Promise<void>((resolve) => {
    finish = resolve
  })
  importField.mockResolvedValueOnce({ default: Field }).mockResolvedValueOnce({
    default: function Slow(given) {
      drawing()
      use(isDrawn)
      return <Field {...given} />
    },
  })
  await open()
  fireEvent.error(document.querySelector('img')!)
  await waitFor(() => expect(drawing).toHaveBeenCalled())
  fireEvent.pointerDown(button('Pamuk: 0'))
  await act(async () => finish())
  fireEvent.pointerUp(document.body)
  expect(await screen.findByRole('button', { name: 'Pamuk: 1' })).toHaveFocus()
})

test('what is still to come wakes it, at once or later', async () => {
  const { want } = await open()
  expect(importField).not.toHaveBeenCalled()
  want()
  await waitFor(() => expect(importField).toHaveBeenCalledOnce())
})

test('code that does not come is asked for again at the next press, and the server after that whether it is there', async () => {
  const asked = vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null, { status: 503 }))
  await open()
  importField.mockRejectedValueOnce(new Error('lost')).mockRejectedValueOnce(new Error('remembered'))
  await userEvent.click(button('Pamuk: 0'))
  await waitFor(() => expect(importField).toHaveBeenCalledOnce())
  await act(async () => {})
  expect(asked).not.toHaveBeenCalled()
  await userEvent.click(button('Pamuk: 0'))
  await waitFor(() => expect(asked).toHaveBeenCalledWith(window.location.href))
  await userEvent.click(button('Pamuk: 0'))
  expect(await screen.findByRole('button', { name: 'Pamuk: 1' })).toBeInTheDocument()
})

test('code that does not come for another reason is asked for again at a press', async () => {
  await open()
  importField.mockRejectedValueOnce(new Error('lost'))
  act(() => chooseLocale('en'))
  await waitFor(() => expect(importField).toHaveBeenCalledOnce())
  await act(async () => {})
  await userEvent.click(button('Pamuk: 0'))
  expect(await screen.findByRole('button', { name: 'Pamuk: 1' })).toBeInTheDocument()
})
