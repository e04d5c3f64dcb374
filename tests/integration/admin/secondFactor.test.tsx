import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { codeOf, stepAt } from '../../../src/server/features/auth/totp.ts'
import { some } from '../../helpers/slowTests.ts'

// Loaded with the file, not when a test waits for it.
import '../../../src/admin/auth/AccountScreen.tsx'
import '../../../src/admin/auth/LoginPage.tsx'
import '../../../src/admin/auth/SignInDialog.tsx'
import '../../../src/admin/auth/secondFactor/RequiredFactorSetup.tsx'
import '../../../src/admin/auth/secondFactor/QrCode.tsx'
import { expectNoise } from '../../helpers/dom.ts'
import { ADMIN } from '../../helpers/siteServer.ts'
import { leave, renderAdmin } from './renderAdmin.tsx'
import { startOtherServer, startRealServer } from './servers.ts'

/** The six digits that an app shows, `steps` of half a minute from now. */
const totpOf = (secret: string, steps = 0) => codeOf(secret, stepAt(Date.now()) + steps)

const ACCOUNT = '/admin/settings/account'
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const section = () => screen.findByRole('region', { name: 'İki adımlı doğrulama' })
type Site = Awaited<ReturnType<typeof startRealServer>>
type User = ReturnType<typeof renderAdmin>['user']

let site: Site
// A code is of one half minute: none begins between the app that shows it and the server that looks at it.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }))
afterEach(async () => {
  vi.useRealTimers()
  await leave(site)
})

/** By the API, as it would stand from another day; gives the secret and the recovery codes. */
async function setUpApp() {
  const { secret } = (await site.admin('POST /accounts/totp', {})).body
  const { recoveryCodes } = (await site.admin('PUT /accounts/totp', { code: totpOf(secret, -1) })).body
  return { secret, recoveryCodes } as { secret: string; recoveryCodes: string[] }
}

describe('in one’s account', () => {
  test('an app is set up: its secret in fours, a wrong code said at its field, codes that are kept', async () => {
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

  test('new recovery codes and the removal ask for the password', async () => {
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

  test('a step is there with the press: a password that follows at once is not typed into the forms before it', async () => {
    site = await startRealServer()
    await setUpApp()
    renderAdmin({ api: site, path: ACCOUNT })
    const opener = await button('Doğrulama uygulamasını kaldır')
    const before = field('currentPassword')
    // As in a browser: nothing is drawn for the test's sake, and what React puts off comes after the next task.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
    const nextTask = new Promise((resolve) => setImmediate(resolve))
    opener.click()
    await nextTask
    vi.unstubAllGlobals()
    expect(screen.getByRole('heading', { level: 1, name: 'Doğrulama uygulaması kaldırılsın mı?' })).toBeInTheDocument()
    expect(before).not.toBeInTheDocument()
    expect(field('currentPassword')).toHaveFocus()
  })

  test('a browser that can have no passkey says so, and offers none', async () => {
    site = await startRealServer()
    renderAdmin({ api: site, path: ACCOUNT })
    expect(await within(await section()).findByText(/Bu tarayıcı geçiş anahtarı kullanamıyor/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Geçiş anahtarı ekle' })).toBeNull()
  })
})

describe('at the sign-in', () => {
  async function signIn(user: User) {
    await screen.findByLabelText(/E-posta/)
    await user.type(field('email'), ADMIN.email)
    await user.type(field('password'), `${ADMIN.password}{Enter}`)
  }

  test('six digits are asked for in place; going back finds what was typed', async () => {
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

  test('a recovery code does, and a wrong one is said', async () => {
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
        ['by a browser that has none', true, undefined, 0],
        ['where the server is not known to have them', undefined, class {}, 0],
        ['where both have them, without a call', true, class {}, 1],
      ],
      2,
    ),
  )('a passkey is offered %s: %s, %s, %i times', async (_, hasPasskeys, credential, times) => {
    vi.stubGlobal('PublicKeyCredential', credential)
    const asked = vi.spyOn(globalThis, 'fetch')
    site = await startRealServer()
    renderAdmin({ api: site, path: '/login', isSignedIn: false, site: hasPasskeys ? { hasPasskeys } : {} })
    await button('Giriş yap')
    expect(screen.queryAllByRole('button', { name: 'Geçiş anahtarıyla gir' })).toHaveLength(times)
    expect(asked).not.toHaveBeenCalled()
  })
})

describe('where everyone must have one', () => {
  test('one is set up before anything else, and the panel goes on where it was wanted', async () => {
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

  test('who does not want to signs out', async () => {
    expectNoise()
    site = await startRealServer({ settings: { REQUIRE_SECOND_FACTOR: 'true' } })
    const { user } = renderAdmin({ api: site, path: '/admin' })
    await screen.findByRole('heading', { name: 'Girişinize ikinci bir adım ekleyin' })
    await user.click(await button('Çıkış yap'))
    expect(await screen.findByRole('heading', { name: 'Yönetim girişi' })).toBeInTheDocument()
    expect(localStorage.getItem('token')).toBeNull()
  })
})

test('a server that knows the specification alone is asked for nothing of it, and shows none of it', async () => {
  const asked = vi.spyOn(globalThis, 'fetch')
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
  const addresses = asked.mock.calls.map(([address]) => String(address))
  expect(addresses.filter((address) => /factor|passkey|totp|recovery/.test(address))).toEqual([])
})
