import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { buildProduct } from '../../tests/public/products.ts'
import { site } from '../../tests/public/site.ts'

const product = buildProduct({ name: 'Kök 6 </script> toprak sondası' })
const data = { site, answers: { '/products': { status: 200, body: [product] } } }

beforeEach(() => {
  vi.resetModules()
  window.history.replaceState(null, '', '/urunler')
})

test('a page that the server could not render is drawn by the browser, from the document’s data', async () => {
  document.body.innerHTML = '<div id="root"></div><script type="application/json" id="page-data"></script>'
  document.getElementById('page-data')!.textContent = JSON.stringify(data)
  await act(async () => {
    await import('./entryClient.tsx')
  })
  expect(screen.getByRole('article', { name: product.name! })).toBeInTheDocument()
  expect(document.title).toBe('Ürünler | Filiz Tarım Teknolojileri')
})
