import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { codeOf, stepAt } from '../../../src/server/features/auth/totp.ts'
import { some } from '../../helpers/slowTests.ts'

// Loaded before the first test, so that no test waits for it.
import '../../../src/admin/auth/AccountScreen.tsx'
import '../../../src/admin/auth/LoginPage.tsx'
import '../../../src/admin/auth/SignInDialog.tsx'
import '../../../src/admin/auth/secondFactor/RequiredFactorSetup.tsx'
import '../../../src/admin/auth/secondFactor/QrCode.tsx'
import { expectNoise } from '../../helpers/dom.ts'
import { ADMIN } from '../../helpers/siteServer.ts'
import { leave, renderAdmin } from './renderAdmin.tsx'
import { startOtherServer, startRealServer } from './servers.ts'

/** The six digits of an authenticator app, `steps` half minutes from now. */
const totpOf = (secret: string, steps = 0) => codeOf(secret, stepAt(Date.now()) + steps)

const ACCOUNT = '/admin/settings/account'
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const section = () => screen.findByRole('region', { name: 'İki adımlı doğrulama' })
type Site = Awaited<ReturnType<typeof startRealServer>>
type User = ReturnType<typeof renderAdmin>['user']

let site: Site
// The clock is stopped: a code is valid for half a minute, which could end before the server checks it.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }))
afterEach(async () => {
  vi.useRealTimers()
  await leave(site)
})

/** Sets up an authenticator app through the API, one step earlier; returns the secret and the recovery codes. */
async function setUpApp() {
  const { secret } = (await site.admin('POST /accounts/totp', {})).body
  const { recoveryCodes } = (await site.admin('PUT /accounts/totp', { code: totpOf(secret, -1) })).body
  return { secret, recoveryCodes } as { secret: string; recoveryCodes: string[] }
}

describe('second factor in the account', () => {
  test('sets up an app: secret in groups of four, a wrong code reported at its field, recovery codes', async () => {
    site = await startRealServer()
    const { user, confirm } = renderAdmin({ api: site, path: ACCOUNT })
    expect(await within(await section()).findByText('Kapalı')).toBeInTheDocument()
    await user.click(await button('Uygulama ekle'))
    const shown = await waitFor(() => document.querySelector('main code')!.textContent!)
    expect(shown).toMatch(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/)
    expect(await screen.findByRole('img', { name: /kare kod/ })).toBeInTheDocument()
    expect(field('code')).toHaveAttribute('autocomplete', 'one-time-code')
    expect(field('code')).toHaveAttribute('inputmode', 'numeric')
    await user.type(field('code'), '12345{Enter}')
    expect(field('code')).toHaveAccessibleDescription('Altı rakam yazın.')
    const code = totpOf(shown.replaceAll(' ', ''))
    await user.clear(field('code'))
    await user.type(field('code'), `${code === '000000' ? '111111' : '000000'}{Enter}`)
    await waitFor(() => expect(field('code')).toHaveAccessibleDescription(/Kod yanlış/))
    await user.clear(field('code'))
    await user.paste(`${code.slice(0, 3)} ${code.slice(3)}`)
    await user.click(await button('Doğrula ve aç'))
    const codes = within(await screen.findByRole('list', { name: 'Kurtarma kodları' })).getAllByRole('listitem')
    expect(codes).toHaveLength(10)
    await user.click(await button('Kopyala'))
    expect(await screen.findByText('Kodlar kopyalandı.')).toBeInTheDocument()
    expect(await navigator.clipboard.readText()).toBe(codes.map(({ textContent }) => textContent).join('\n'))
    confirm.mockReturnValueOnce(false)
    await user.click(screen.getByRole('link', { name: 'Ürünler' }))
    expect(confirm).toHaveBeenCalledWith(expect.stringMatching(/bir daha gösterilmeyecek/))
    await user.click(await button('Kaydettim'))
    expect(await within(await section()).findByText('10 kod kaldı')).toBeInTheDocument()
    expect(window.location.search).toBe('')
  })

  test('requires the password for new recovery codes and for the removal', async () => {
    site = await startRealServer()
    const { recoveryCodes } = await setUpApp()
    const { user } = renderAdmin({ api: site, path: ACCOUNT })
    await user.click(await button('Yeni kodlar al'))
    await user.click(await button('Yeni kodlar al'))
    expect(field('currentPassword')).toHaveAccessibleDescription('Bu alan zorunludur.')
    await user.type(field('currentPassword'), `${ADMIN.password}{Enter}`)
    const list = await screen.findByRole('list', { name: 'Kurtarma kodları' })
    expect(within(list).queryByText(recoveryCodes[0]!)).toBeNull()
    await user.click(await button('Kaydettim'))
    await user.click(await button('Doğrulama uygulamasını kaldır'))
    expect(await screen.findByText(/^Bu son yönteminiz: kaldırınca/)).toBeInTheDocument()
    await user.type(field('currentPassword'), 'yanlış{Enter}')
    await waitFor(() => expect(field('currentPassword')).toHaveAccessibleDescription('Mevcut şifre yanlış.'))
    await user.clear(field('currentPassword'))
    await user.type(field('currentPassword'), `${ADMIN.password}{Enter}`)
    expect(await within(await section()).findByText('Kapalı')).toBeInTheDocument()
    expect(screen.queryByText('Kurtarma kodları')).toBeNull()
    expect((await site.admin('GET /accounts/second-factor')).body).toMatchObject({ totp: false, recoveryCodesLeft: 0 })
  })

  test('replaces the form with the click, so that a password typed right after goes into the new one', async () => {
    site = await startRealServer()
    await setUpApp()
    renderAdmin({ api: site, path: ACCOUNT })
    const opener = await button('Doğrulama uygulamasını kaldır')
    const before = field('currentPassword')
    // As in a browser: without `act`, deferred work of React runs after the next task.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
    const nextTask = new Promise((resolve) => setImmediate(resolve))
    opener.click()
    await nextTask
    vi.unstubAllGlobals()
    expect(screen.getByRole('heading', { level: 1, name: 'Doğrulama uygulaması kaldırılsın mı?' })).toBeInTheDocument()
    expect(before).not.toBeInTheDocument()
    expect(field('currentPassword')).toHaveFocus()
  })

  test('offers no passkey if the browser does not support them, with an explanation', async () => {
    site = await startRealServer()
    renderAdmin({ api: site, path: ACCOUNT })
    expect(await within(await section()).findByText(/Bu tarayıcı geçiş anahtarı kullanamıyor/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Geçiş anahtarı ekle' })).toBeNull()
  })
})

describe('second factor at the sign-in', () => {
  async function signIn(user: User) {
    await screen.findByLabelText(/E-posta/)
    await user.type(field('email'), ADMIN.email)
    await user.type(field('password'), `${ADMIN.password}{Enter}`)
  }

  test('prompts for six digits in place; back shows the typed values', async () => {
    site = await startRealServer()
    const { secret } = await setUpApp()
    const { user } = renderAdmin({ api: site, path: '/login', isSignedIn: false })
    await signIn(user)
    await waitFor(() => expect(field('code')).toHaveFocus())
    expect(screen.getByText(ADMIN.email)).toBeInTheDocument()
    await user.click(await button('Geri dön'))
    expect([field('email').value, field('password').value]).toEqual([ADMIN.email, ADMIN.password])
    await user.type(field('password'), '{Enter}')
    await waitFor(() => expect(field('code')).toHaveFocus())
    await user.type(field('code'), '{Enter}')
    expect(field('code')).toHaveAccessibleDescription('Kodu yazın.')
    await user.type(field('code'), `${totpOf(secret)}{Enter}`)
    expect(await screen.findByRole('heading', { name: 'Özet' })).toBeInTheDocument()
  })

  test('accepts a recovery code, and reports a wrong one', async () => {
    site = await startRealServer()
    const { recoveryCodes } = await setUpApp()
    const { user } = renderAdmin({ api: site, path: '/login', isSignedIn: false })
    await signIn(user)
    await user.click(await button('Kurtarma koduyla gir'))
    await user.type(field('code'), 'abcd-abcd{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent(/Kod yanlış/)
    expect(field('code')).toHaveAccessibleDescription(/^Kod yanlış.* Her kod bir kez geçerlidir\.$/)
    expect(field('code')).toBeInvalid()
    await user.clear(field('code'))
    expect(field('code')).not.toHaveAccessibleDescription(/Kod yanlış/)
    await user.type(field('code'), `${recoveryCodes[0]!.toUpperCase()}{Enter}`)
    expect(await screen.findByRole('heading', { name: 'Özet' })).toBeInTheDocument()
  })

  test.each(
    some(
      [
        ['is hidden without support of the browser', true, undefined, 0],
        ['is hidden without support of the server', undefined, class {}, 0],
        ['is shown if both support it, without a request', true, class {}, 1],
      ],
      2,
    ),
  )('passkey button %s: %s, %s, %i times', async (_, hasPasskeys, credential, times) => {
    vi.stubGlobal('PublicKeyCredential', credential)
    const fetchSpy = vi.spyOn(globalThis, 'fetch')
    site = await startRealServer()
    renderAdmin({ api: site, path: '/login', isSignedIn: false, site: hasPasskeys ? { hasPasskeys } : {} })
    await button('Giriş yap')
    expect(screen.queryAllByRole('button', { name: 'Geçiş anahtarıyla gir' })).toHaveLength(times)
    expect(fetchSpy).not.toHaveBeenCalled()
  })
})

describe('required second factor', () => {
  test('is set up first, then the requested page is shown', async () => {
    expectNoise()
    site = await startRealServer({ settings: { REQUIRE_SECOND_FACTOR: 'true' } })
    const { user } = renderAdmin({ api: site, path: '/admin/settings/people' })
    expect(await screen.findByRole('heading', { name: 'Girişinize ikinci bir adım ekleyin' })).toBeInTheDocument()
    expect(screen.queryByRole('navigation')).toBeNull()
    await user.click(await button(/^Doğrulama uygulaması/))
    const secret = await waitFor(() => document.querySelector('main code')!.textContent!.replaceAll(' ', ''))
    await user.type(field('code'), `${totpOf(secret)}{Enter}`)
    await user.click(await button('Kaydettim'))
    expect(await screen.findByRole('heading', { name: 'Yöneticiler', level: 1 })).toBeInTheDocument()
    expect(await screen.findByText(ADMIN.email)).toBeInTheDocument()
    expect(window.location.pathname).toBe('/admin/settings/people')
  })

  test('can be left by signing out', async () => {
    expectNoise()
    site = await startRealServer({ settings: { REQUIRE_SECOND_FACTOR: 'true' } })
    const { user } = renderAdmin({ api: site, path: '/admin' })
    await screen.findByRole('heading', { name: 'Girişinize ikinci bir adım ekleyin' })
    await user.click(await button('Çıkış yap'))
    expect(await screen.findByRole('heading', { name: 'Yönetim girişi' })).toBeInTheDocument()
    expect(localStorage.getItem('token')).toBeNull()
  })
})

test('second factor: not requested from a minimal API, and not shown', async () => {
  const fetchSpy = vi.spyOn(globalThis, 'fetch')
  const other = await startOtherServer()
  site = other as unknown as Site
  const { user } = renderAdmin({ api: other, path: '/login', isSignedIn: false })
  await screen.findByLabelText(/E-posta/)
  expect(screen.queryByRole('button', { name: /Geçiş anahtarı/ })).toBeNull()
  localStorage.setItem('token', other.state.token)
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  await user.click(await screen.findByRole('link', { name: 'Hesap' }))
  await button('Şifreyi değiştir')
  await waitFor(() => expect(screen.queryByText('İki adımlı doğrulama')).toBeNull())
  const addresses = fetchSpy.mock.calls.map(([address]) => String(address))
  expect(addresses.filter((address) => /factor|passkey|totp|recovery/.test(address))).toEqual([])
})
