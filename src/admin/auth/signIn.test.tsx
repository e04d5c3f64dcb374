import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { expectNoise } from '../../../tests/helpers/dom.ts'
import { some } from '../../../tests/helpers/slowTests.ts'
import { WAIT_OPTIONS } from '../../../tests/helpers/timeouts.ts'
import { type Api, startApi } from '../../../tests/integration/admin/apiServer.ts'
import { leave, renderAdmin } from '../../../tests/integration/admin/renderAdmin.tsx'
import { chooseInRow } from '../../../tests/integration/admin/rowMenu.ts'

let api: Api
beforeEach(async () => {
  api = await startApi({ rows: { products: [{ id: 7, name: 'Kök 6', slug: 'kok-6', specs: {}, imageUrl: null }] } })
})
afterEach(() => leave(api))

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!
type User = ReturnType<typeof renderAdmin>['user']

async function fillIn(user: User, email = 'admin@example.com', password = 'sifre123') {
  await screen.findByLabelText(/E-posta/)
  if (email) await user.type(field('email'), email)
  await user.type(field('password'), `${password}{Enter}`)
}

describe('/login', () => {
  test('signs in, stores the token, and leads to /admin', async () => {
    const { user } = renderAdmin({ api, path: '/login', isSignedIn: false })
    expect(await screen.findByRole('heading', { name: 'Yönetim girişi' })).toBeInTheDocument()
    await fillIn(user)
    expect(await screen.findByRole('heading', { name: 'Özet' })).toBeInTheDocument()
    expect(window.location.pathname).toBe('/admin')
    expect(localStorage.getItem('token')).toBe('secret')
    expect(api.callsOf(/login/)).toMatchObject([{ body: { email: 'admin@example.com', password: 'sifre123' } }])
  })

  test('redirects a signed-in user at once', async () => {
    renderAdmin({ api, path: '/login' })
    expect(await screen.findByRole('heading', { name: 'Özet' })).toBeInTheDocument()
    expect(window.location.pathname).toBe('/admin')
  })

  test('redirects after a sign-in in another tab', async () => {
    renderAdmin({ api, path: '/admin/products/edit/7', isSignedIn: false })
    await screen.findByRole('heading', { name: 'Yönetim girişi' })
    localStorage.setItem('token', 'secret')
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
    await waitFor(() => expect(field('name')).toHaveValue('Kök 6'))
    expect(window.location.pathname).toBe('/admin/products/edit/7')
  })

  test.each(
    some(
      [
        ['401', 401, { message: 'Unauthorized' }, 'Geçersiz e-posta veya şifre.'],
        [
          'validation errors',
          400,
          { errors: { Email: ['E-posta geçersiz.'], Password: 'Şifre kısa.' } },
          'E-posta geçersiz. Şifre kısa.',
        ],
        ['no token', 200, {}, 'Giriş başarısız. Token alınamadı.'],
        ['too many attempts', 429, { message: 'Bir dakika bekleyin.' }, 'Bir dakika bekleyin.'],
        ['too many attempts, unsaid', 429, '', 'Çok fazla deneme yapıldı. Lütfen biraz bekleyip tekrar deneyin.'],
        ['anything else', 500, { message: 'Ayrıntı' }, 'Giriş sırasında bir hata oluştu. Lütfen tekrar deneyin.'],
      ],
      2,
    ),
  )('shows the reason of a failed sign-in: %s', async (_, status, body, sentence) => {
    api.failNext(/login/, status, body)
    const { user } = renderAdmin({ api, path: '/login', isSignedIn: false })
    await fillIn(user)
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
    expect(field('email')).toHaveValue('admin@example.com')
    expect(window.location.pathname).toBe('/login')
    expect(localStorage.getItem('token')).toBeNull()
  })

  describe('back from the second step', () => {
    const refused = (...secondFactor: string[]) => ({
      secondFactor,
      passkeyOptions: { challenge: 'AAAA', rpId: 'localhost', allowCredentials: [] },
    })
    const back = async (user: User) => user.click(await screen.findByRole('button', { name: 'Geri dön' }))

    test('aborts the passkey dialog of the browser; the next sign-in succeeds', async () => {
      vi.stubGlobal('PublicKeyCredential', class {})
      // A device that responds only when the request is aborted.
      const get = vi.fn(
        ({ signal }: CredentialRequestOptions) =>
          new Promise<never>((_, reject) => signal!.addEventListener('abort', () => reject(signal!.reason))),
      )
      Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true })
      api.failNext(/login/, 401, refused('passkey'))
      const { user } = renderAdmin({ api, path: '/login', isSignedIn: false })
      await fillIn(user)
      await vi.waitUntil(() => get.mock.calls.length === 1, WAIT_OPTIONS)
      await back(user)
      expect(get.mock.calls[0]![0].signal!.aborted).toBe(true)
      await user.click(await screen.findByRole('button', { name: 'Giriş yap' }))
      expect(await screen.findByRole('heading', { name: 'Özet' })).toBeInTheDocument()
      expect(screen.queryByRole('alert')).toBeNull()
      Reflect.deleteProperty(navigator, 'credentials')
    })

    test('ignores the response to a code that was sent', async () => {
      api.failNext(/login/, 401, refused('totp'))
      const { user } = renderAdmin({ api, path: '/login', isSignedIn: false })
      await fillIn(user)
      await waitFor(() => expect(field('code')).toHaveFocus())
      const answer = api.hold(/login/)
      api.failNext(/login/, 401, refused('totp'))
      await user.type(field('code'), '123456{Enter}')
      await vi.waitUntil(() => api.callsOf(/login/).length === 2, WAIT_OPTIONS)
      await back(user)
      answer()
      await vi.waitUntil(() => api.state.open === 0, WAIT_OPTIONS)
      expect(field('code')).toBeNull()
      expect(field('email')).toHaveValue('admin@example.com')
      expect(screen.queryByRole('alert')).toBeNull()
      expect(await screen.findByRole('button', { name: 'Giriş yap' })).toHaveAttribute('aria-disabled', 'false')
    })
  })

  test('shows errors in English too', async () => {
    localStorage.setItem('locale', 'en')
    api.failNext(/login/, 401)
    const { user } = renderAdmin({ api, path: '/login', isSignedIn: false })
    await user.type(await screen.findByLabelText(/E-mail/), 'a@b.c')
    await user.type(field('password'), 'x{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('Wrong e-mail or password.')
    expect(document.documentElement.lang).toBe('en')
  })

  test('shows the password on request', async () => {
    const { user } = renderAdmin({ api, path: '/login', isSignedIn: false })
    await user.click(await screen.findByRole('button', { name: 'Şifreyi göster' }))
    expect(field('password')).toHaveAttribute('type', 'text')
    await user.click(screen.getByRole('button', { name: 'Şifreyi gizle' }))
    expect(field('password')).toHaveAttribute('type', 'password')
  })
})

describe('/admin', () => {
  test.each(['/admin', '/admin/products', '/admin/products/edit/7', '/admin/nothing'])(
    '%s without a token goes to /login, and back after',
    async (path) => {
      const { user } = renderAdmin({ api, path: `${path}?x=1`, isSignedIn: false })
      await waitFor(() => expect(window.location.pathname).toBe('/login'))
      await fillIn(user)
      await waitFor(() => expect(window.location.pathname).toBe(path))
    },
  )

  test('redirects to /login while a screen loads if the token is refused, and back after the sign-in', async () => {
    expectNoise()
    api.failNext(/GET .products/, 401)
    const { user } = renderAdmin({ api, path: '/admin/products/edit/7' })
    await waitFor(() => expect(window.location.pathname).toBe('/login'))
    expect(localStorage.getItem('token')).toBeNull()
    await fillIn(user)
    await waitFor(() => expect(field('name')).toHaveValue('Kök 6'))
    expect(window.location.pathname).toBe('/admin/products/edit/7')
  })

  test('sign-out removes the token, calls the server, and keeps the theme', async () => {
    localStorage.setItem('theme', 'dark')
    const { user } = renderAdmin({ api, path: '/admin' })
    await user.click(await screen.findByRole('button', { name: 'Çıkış yap' }))
    await screen.findByRole('heading', { name: 'Yönetim girişi' })
    expect(window.location.pathname).toBe('/login')
    expect(localStorage.getItem('token')).toBeNull()
    await waitFor(() => expect(api.callsOf(/logout/)).toMatchObject([{ method: 'POST', token: 'secret' }]))
    expect(localStorage.getItem('theme')).toBe('dark')
    expect(document.documentElement).toHaveClass('dark')
  })

  test('sign-out works without a response of the server', async () => {
    api.failNext(/logout/, 500)
    const { user } = renderAdmin({ api, path: '/admin' })
    await user.click(await screen.findByRole('button', { name: 'Çıkış yap' }))
    expect(await screen.findByRole('heading', { name: 'Yönetim girişi' })).toBeInTheDocument()
    expect(localStorage.getItem('token')).toBeNull()
  })
})

describe('an expired session during editing', () => {
  async function edit() {
    const view = renderAdmin({ api, path: '/admin/products/edit/7' })
    await screen.findByRole('button', { name: 'Kaydet' })
    await view.user.type(field('name'), ' Pro')
    localStorage.setItem('token', 'old')
    return view
  }
  const save = () => screen.getByRole('button', { name: 'Kaydet' })

  test('requests a sign-in in place, then saves', async () => {
    const { user } = await edit()
    await user.click(save())
    expect(await screen.findByRole('dialog', { name: 'Oturumunuzun süresi doldu' })).toBeInTheDocument()
    expect(api.rows.products![0]).toMatchObject({ name: 'Kök 6' })
    await fillIn(user)
    await waitFor(() => expect(api.rows.products![0]).toMatchObject({ name: 'Kök 6 Pro' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(field('name')).toHaveValue('Kök 6 Pro')
    expect(window.location.pathname).toBe('/admin/products/edit/7')
  })

  test('keeps the input if the prompt is closed, and opens it again on the next save', async () => {
    expectNoise()
    const { user } = await edit()
    await user.click(save())
    await screen.findByRole('dialog')
    await user.keyboard('{Escape}')
    expect(await screen.findByText('Oturumunuz sona ermiş. Lütfen tekrar giriş yapın.')).toBeInTheDocument()
    expect(field('name')).toHaveValue('Kök 6 Pro')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(save())
    await screen.findByRole('dialog')
    await fillIn(user)
    await waitFor(() => expect(api.rows.products![0]).toMatchObject({ name: 'Kök 6 Pro' }))
  })

  test('requests a sign-in in place for a read of the form too', async () => {
    expectNoise()
    const { user } = await edit()
    localStorage.setItem('token', 'secret')
    api.failNext(/PUT/, 409, { message: 'Değişmiş.' })
    api.failNext(/GET .products.7/, 401)
    Object.assign(api.rows.products![0]!, { description: 'Başkası yazdı.' })
    await user.click(save())
    await screen.findByRole('dialog', { name: 'Oturumunuzun süresi doldu' })
    // Preloaded: shown later, the comparison would be above the prompt and take its input.
    await act(() => import('../form/ConflictDialog.tsx'))
    expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1)
    await fillIn(user)
    await user.click(await screen.findByRole('button', { name: 'Seçilenleri kaydet' }))
    await waitFor(() =>
      expect(api.rows.products![0]).toMatchObject({ name: 'Kök 6 Pro', description: 'Başkası yazdı.' }),
    )
  })

  test('opens no prompt for the background request of the statistics', async () => {
    const answer = api.hold(/dashboard/)
    api.failNext(/GET .admin.dashboard.stats/, 401)
    const { user } = renderAdmin({ api, path: '/admin/products/new' })
    await screen.findByRole('button', { name: 'Kaydet' })
    await user.type(field('name'), 'Kök 9')
    answer()
    await waitFor(() => expect(api.callsOf(/dashboard/)).toHaveLength(1))
    await waitFor(() => expect(api.state.open).toBe(0))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(field('name')).toHaveValue('Kök 9')
    expect(localStorage.getItem('token')).toBe('secret')
  })

  test('requests a sign-in in place for a change in a list', async () => {
    const { user } = renderAdmin({ api, path: '/admin/products' })
    await screen.findByRole('link', { name: 'Kök 6' })
    localStorage.setItem('token', 'old')
    await chooseInRow(user, 'Kök 6', 'Sil')
    await screen.findByRole('dialog')
    await fillIn(user)
    await waitFor(() => expect(api.rows.products).toEqual([]))
    expect(window.location.pathname).toBe('/admin/products')
  })

  test('shows a wrong password in the prompt, which stays open', async () => {
    const { user } = await edit()
    await user.click(save())
    await screen.findByRole('dialog')
    api.failNext(/login/, 401)
    await fillIn(user)
    expect(await screen.findByText('Geçersiz e-posta veya şifre.')).toBeInTheDocument()
    await fillIn(user, '')
    await waitFor(() => expect(api.rows.products![0]).toMatchObject({ name: 'Kök 6 Pro' }))
  })
})
