import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { lazyPage } from './lazyPage.tsx'

const Late = ({ name }: { name: string }) => <p>{name} geldi</p>
const code = async () => ({ default: Late })

test('loaded beforehand, it renders at once, on the server too', async () => {
  const page = lazyPage('src/Late.tsx', code)
  await page.load?.()
  expect(renderToString(<page.Page name="Ayşe" />)).toBe('<p>Ayşe<!-- --> geldi</p>')
})

test('needed before it is loaded, it is waited for, and stays what it is', async () => {
  const page = lazyPage('src/Late.tsx', code)
  const view = (name: string) => (
    <Suspense fallback="bekleyin">
      <page.Page name={name} />
    </Suspense>
  )
  const { rerender } = await act(async () => render(view('Ayşe')))
  const shown = await screen.findByText('Ayşe geldi')
  rerender(view('Fatma'))
  expect(screen.getByText('Fatma geldi')).toBe(shown)
})

test('is loaded once', async () => {
  const importPage = vi.fn(code)
  const page = lazyPage('src/Late.tsx', importPage)
  await page.load?.()
  await page.load?.()
  expect(importPage).toHaveBeenCalledOnce()
})

test('when its code is gone, it recovers instead of crashing', async () => {
  const recover = vi.fn(() => new Promise<never>(() => {}))
  const page = lazyPage('src/Late.tsx', () => Promise.reject<{ default: typeof Late }>(new Error('404')), recover)
  await act(async () => {
    render(
      <Suspense fallback="bekleyin">
        <page.Page name="Ayşe" />
      </Suspense>,
    )
  })
  expect(recover).toHaveBeenCalledOnce()
  expect(screen.getByText('bekleyin')).toBeInTheDocument()
})

test.each([
  ['before', false],
  ['while its code is on its way', true],
])('where the connection goes %s, it is waited for, and the page comes when there is one again', async (_, atFirst) => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(atFirst)
  const recover = vi.fn(() => new Promise<never>(() => {}))
  const importPage = vi.fn(code)
  if (atFirst)
    importPage.mockImplementationOnce(async () => {
      isOnline.mockReturnValue(false)
      throw new TypeError('Failed to fetch')
    })
  const page = lazyPage('src/Late.tsx', importPage, recover)
  await act(async () => {
    render(
      <Suspense fallback="bekleyin">
        <page.Page name="Ayşe" />
      </Suspense>,
    )
  })
  expect(screen.getByText('bekleyin')).toBeInTheDocument()
  expect(importPage).toHaveBeenCalledTimes(atFirst ? 1 : 0)
  isOnline.mockReturnValue(true)
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('Ayşe geldi')).toBeInTheDocument()
  expect(recover).not.toHaveBeenCalled()
})
