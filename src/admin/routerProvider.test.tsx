import { render, screen } from '@testing-library/react'
import { reactRouterProvider } from 'ra-core'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { createPathRewriter, createRouterProvider } from './routerProvider.tsx'

describe('the paths of react-admin', () => {
  const rewrite = createPathRewriter({ products: ['import'], blog: [] })

  test.each([
    ['/admin/products/create', '/admin/products/new'],
    ['/admin/products/create?source=x', '/admin/products/new?source=x'],
    ['/admin/products/7', '/admin/products/edit/7'],
    ['/admin/products/7?tab=1', '/admin/products/edit/7?tab=1'],
    ['/admin/products/7#specs', '/admin/products/edit/7#specs'],
    ['/admin/blog/a%2Fb', '/admin/blog/edit/a%2Fb'],
  ])('%s become %s', (from, to) => expect(rewrite(from)).toBe(to))

  test.each([
    '/admin',
    '/admin/products',
    '/admin/products?page=2',
    '/admin/products/new',
    '/admin/products/new?source=x',
    '/admin/products/edit/7',
    '/admin/products/edit',
    '/admin/products/import',
    '/admin/products/7/show',
    '/admin/settings/about',
    '/admin/productsX/7',
    '/urunler/7',
    '/login',
  ])('%s stays', (path) => expect(rewrite(path)).toBe(path))

  test.each(['news', 'editor', 'imports'])('an id that begins like a page is an id: %s', (id) =>
    expect(rewrite(`/admin/products/${id}`)).toBe(`/admin/products/edit/${id}`),
  )
})

describe('what navigates', () => {
  const provider = createRouterProvider({ products: [] })
  const { Link, Navigate, useNavigate } = provider
  const Where = () => <output>{useLocation().pathname}</output>
  const show = (element: React.ReactNode) =>
    render(
      <RouterProvider
        router={createMemoryRouter(
          [
            { path: '/start', element },
            { path: '*', element: <Where /> },
          ],
          { initialEntries: ['/start'] },
        )}
      />,
    )

  test('links', () => {
    show(
      <>
        <Link to="/admin/products/7">Düzenle</Link>
        <Link to={{ pathname: '/admin/products/create', search: '?a=1' }}>Ekle</Link>
        <Link to={{ search: '?a=1' }}>Burada</Link>
      </>,
    )
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/admin/products/edit/7',
      '/admin/products/new?a=1',
      '/start?a=1',
    ])
  })

  test('redirects', async () => {
    show(<Navigate to="/admin/products/7" />)
    expect(await screen.findByText('/admin/products/edit/7')).toBeInTheDocument()
  })

  test('calls, by path or by step', async () => {
    const Go = () => {
      const navigate = useNavigate()
      return (
        <>
          <button type="button" onClick={() => navigate('/admin/products/create')}>
            Git
          </button>
          <button type="button" onClick={() => navigate(-1)}>
            Dön
          </button>
        </>
      )
    }
    show(<Go />)
    screen.getByText('Git').click()
    expect(await screen.findByText('/admin/products/new')).toBeInTheDocument()
  })

  test('everything else is react-router as it is', () => {
    expect(provider).toMatchObject({ useBlocker: reactRouterProvider.useBlocker, Routes: reactRouterProvider.Routes })
  })
})
