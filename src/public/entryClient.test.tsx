import { act, screen } from '@testing-library/react'
import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildProduct } from '../../tests/integration/public/products.ts'
import { site } from '../../tests/integration/public/site.ts'
import { matchPage } from './navigation/matchPage.ts'

const product = buildProduct({ name: 'Kök 6 </script> toprak sondası' })
const responseTo = (path: string) =>
  path.startsWith('/page-content')
    ? { status: 404, body: {} }
    : { status: 200, body: path.startsWith('/products') ? [product] : [] }
const data = {
  site,
  responses: Object.fromEntries(matchPage('/urunler').requests.map((path) => [path, responseTo(path)])),
}

/** Root of the mounted page, which the test must unmount. */
let root: Root | undefined
vi.mock('react-dom/client', async (importOriginal) => {
  const real = await importOriginal<typeof import('react-dom/client')>()
  const createRoot: typeof real.createRoot = (...given) => {
    root = real.createRoot(...given)
    return root
  }
  return { ...real, createRoot }
})

beforeEach(() => {
  vi.resetModules()
  window.history.replaceState(null, '', '/urunler')
})
afterEach(() => act(() => root?.unmount()))

test('a page that the server could not render: rendered by the browser, from the document’s data', async () => {
  document.body.innerHTML = '<div id="root"></div><script type="application/json" id="page-data"></script>'
  document.getElementById('page-data')!.textContent = JSON.stringify(data)
  await act(async () => {
    await import('./entryClient.tsx')
  })
  expect(await screen.findByRole('article', { name: product.name! })).toBeInTheDocument()
  expect(document.title).toBe('Ürünler | Filiz Tarım Teknolojileri')
})
