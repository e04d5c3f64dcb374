// Loaded before the first test, so that no test waits for it.
import './BackupsScreen.tsx'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { expectNoise } from '../../../tests/helpers/dom.ts'
import { WAIT_OPTIONS } from '../../../tests/helpers/timeouts.ts'
import { type Api, startApi } from '../../../tests/integration/admin/apiServer.ts'
import { leave, renderAdmin } from '../../../tests/integration/admin/renderAdmin.tsx'
import type { BackupState } from '../../contract/api/backups.ts'
import { backupPanelTexts } from '../../contract/i18n/admin/backupPanel.ts'

let api: Api
let answers: Record<string, unknown>
afterEach(() => leave(api))

const STATE = 'GET /admin/backups/state'
const LIST = 'GET /admin/backups'
const NAME = 'backup-2026-11-23T00-00-00-000Z.tar'
const good: BackupState = {
  configured: true,
  dueAt: '03:00',
  encrypted: false,
  lastAt: '2026-11-23T00:00:00.000Z',
  lastVerifiedAt: '2026-11-23T00:00:09.000Z',
  lastFailure: null,
  isOld: false,
  isLost: false,
  running: null,
  isAsked: false,
}
const backup = { name: NAME, at: good.lastAt, bytes: 1_234_567, verifiedAt: good.lastVerifiedAt }
const safety = {
  ...backup,
  at: '2026-11-22T12:00:00.000Z',
  name: NAME.replace('.tar', '-before-restore.tar'),
  verifiedAt: null,
}
const ERASURE = {
  by: 'ayse@example.com',
  action: 'erase',
  resource: 'personal-data',
  recordId: null,
  address: null,
}
const failure = { at: '2026-11-23T00:05:00.000Z', message: 'Yedeğin yazıldığı yerde boş alan kalmadı.' }

async function open(
  state: Partial<BackupState> = {},
  more: Record<string, unknown> = {},
  path = '/admin/settings/backups',
) {
  answers = {
    'GET /admin/dashboard/stats': { unreadMessageCount: 0, unansweredMessageCount: 0 },
    'GET /admin/translations': [],
    'GET /admin/first-day': [{ key: 'demo', isDone: true }],
    'GET /admin/mail-settings': { host: 'mail.example.com' },
    [STATE]: { ...good, ...state },
    [LIST]: [backup, safety],
    'POST /admin/backups': { message: 'Yedek alınıyor.' },
    ...more,
  }
  api = await startApi({ answers })
  return renderAdmin({ api, path })
}

test('backups: shows the state, and each backup with its date, size and verification', async () => {
  await open()
  expect(await screen.findByRole('heading', { name: 'Son yedek: 23 Kas 2026 03:00' })).toBeInTheDocument()
  expect(screen.getByText('Her gece 03:00 saatinde alınır.')).toBeInTheDocument()
  const list = await screen.findByRole('region', { name: 'Alınmış yedekler' })
  const [first, second] = await within(list).findAllByRole('listitem')
  expect(first).toHaveTextContent('23 Kas 2026 03:001,2 MBGeri okundu')
  expect(second).toHaveTextContent('Geri yüklemeden önceGeri okunmadı')
  expect(screen.getByRole('link', { name: 'Yedekler' })).toHaveAttribute('href', '/admin/settings/backups')
})

test('backups: makes one on request, shows its progress, and reports the end', async () => {
  const { user } = await open()
  const button = await screen.findByRole('button', { name: 'Şimdi yedekle' })
  const running = { stage: 'writing' as const, startedAt: failure.at, bytes: 500_000, expectedBytes: 1_000_000 }
  answers[STATE] = { ...good, running }
  await user.click(button)
  expect((await screen.findByText('Yazılıyor')).parentElement).toHaveTextContent('Yazılıyor: 500 kB')
  // The size changes each second: it is outside the live region.
  expect(screen.getByText('Yazılıyor')).toHaveAttribute('role', 'status')
  expect(screen.getByRole('progressbar')).toHaveValue(0.5)
  expect(screen.getByRole('button', { name: 'Yedek alınıyor…' })).toHaveAttribute('aria-disabled', 'true')
  expect(api.calls.filter(({ method }) => method === 'POST')).toMatchObject([{ path: '/admin/backups' }])
  answers[STATE] = good
  expect(await screen.findByText('Yedek alındı ve geri okundu.')).toBeInTheDocument()
})

test('backups: one that is made before the first refetch is reported and listed', async () => {
  const { user } = await open()
  const button = await screen.findByRole('button', { name: 'Şimdi yedekle' })
  const [at, verifiedAt] = ['2026-11-23T09:00:00.000Z', '2026-11-23T09:00:01.000Z']
  answers[STATE] = { ...good, lastAt: at, lastVerifiedAt: verifiedAt }
  answers[LIST] = [{ ...backup, at, verifiedAt }]
  await user.click(button)
  expect(await screen.findByText('Yedek alındı ve geri okundu.')).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: 'İndir: 23 Kas 2026 12:00' })).toBeInTheDocument()
})

test('backup download: shows that it is running, and its failure', async () => {
  expectNoise()
  const { user } = await open()
  const answer = api.hold(/^GET .admin.backups.backup-/)
  api.failNext(/^GET .admin.backups.backup-/, 500)
  await user.click(await screen.findByRole('button', { name: 'İndir: 23 Kas 2026 03:00' }))
  expect(await screen.findByRole('button', { name: 'İndiriliyor…' })).toBeInTheDocument()
  answer()
  expect(await screen.findByText(backupPanelTexts.tr.downloadFailed)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'İndir: 23 Kas 2026 03:00' })).toBeInTheDocument()
})

test.each<[why: string, state: Partial<BackupState>, sentences: string[]]>([
  [
    'failed',
    { lastFailure: failure },
    ['Son yedek alınamadı', failure.message, 'Son sağlam yedek: 23 Kas 2026 03:00.'],
  ],
  ['is old', { isOld: true }, ['Son yedek iki günden eski']],
  ['was never made', { isOld: true, lastAt: null, lastVerifiedAt: null }, ['İki gündür hiç yedek alınamadı']],
  ['is gone', { isLost: true, lastAt: null, lastVerifiedAt: null }, ['Yedeklerin konduğu yer boş']],
  ['is none', { lastAt: null, lastVerifiedAt: null }, ['Henüz yedek yok']],
  [
    'has no place',
    { configured: false },
    ['Otomatik yedekleme kapalı', 'Aşağıdan istediğiniz zaman yedek alıp indirebilirsiniz'],
  ],
])('backups: reports the state if the last one %s', async (_, state, sentences) => {
  await open(state)
  for (const sentence of sentences)
    expect(await screen.findByText((text) => text.includes(sentence))).toBeInTheDocument()
})

test('backup download: creates one at any time, with or without a passphrase, and reports the result', async () => {
  expectNoise()
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  const { user } = await open({ configured: false }, { 'POST /admin/backups/download': { whole: true } })
  const region = await screen.findByRole('region', { name: 'Yedek al ve indir' })
  expect(region).toHaveTextContent(/kişisel veriler.*yalnızca sizin açabildiğiniz bir yerde/)
  const start = () => user.click(within(region).getByRole('button', { name: 'Yedek al ve indir' }))
  api.failNext(/download/, 409, { message: 'Şu anda başka bir yedek indiriliyor.' })
  await start()
  expect(await within(region).findByRole('alert')).toHaveTextContent('Şu anda başka bir yedek indiriliyor.')
  api.failNext(/download/, 500)
  await start()
  expect(await within(region).findByRole('alert')).toHaveTextContent(backupPanelTexts.tr.now.failed)
  const answer = api.hold(/download/)
  await user.type(within(region).getByLabelText('Dosya parolası (isteğe bağlı)'), 'dört kelime')
  await start()
  expect(await within(region).findByRole('button', { name: 'Yedek iniyor…' })).toHaveAttribute('aria-disabled', 'true')
  expect(within(region).getByRole('progressbar')).toBeInTheDocument()
  expect(made).not.toHaveBeenCalled()
  answer()
  expect(await within(region).findByText(/^Yedek indirildi: backup-.+\.tar$/)).toBeInTheDocument()
  expect(made).toHaveBeenCalledOnce()
  const bodies = api.calls.filter(({ path }) => path === '/admin/backups/download').map(({ body }) => body)
  expect(bodies).toEqual([{}, {}, { passphrase: 'dört kelime' }])
})

test('backups: marks one that cannot be restored, without a button for it', async () => {
  await open({}, { [LIST]: [{ ...backup, verifiedAt: null, isRestorable: false }, safety] })
  const list = await screen.findByRole('region', { name: 'Alınmış yedekler' })
  const [refused, other] = await within(list).findAllByRole('listitem')
  expect(refused).toHaveTextContent('Şifresiz: geri yüklenmez')
  expect(within(refused!).queryByRole('button', { name: /Geri yükle/ })).toBeNull()
  expect(within(other!).getByRole('button', { name: /Geri yükle/ })).toBeInTheDocument()
})

test('backups: shows the reason only once if both the last backup and the list failed', async () => {
  expectNoise()
  await open({ lastFailure: failure })
  api.failNext(/^GET .admin.backups$/, 409, { message: failure.message })
  expect(await screen.findByRole('heading', { name: 'Yedekler listelenemedi.' })).toBeInTheDocument()
  expect(screen.getByText(failure.message)).toHaveAttribute('lang', 'tr')
})

test('restore: needs no password, shows errors, and leads to the login', async () => {
  const { user } = await open({}, { [`POST /admin/backups/${NAME}/restore`]: { message: 'Yedek geri yüklendi.' } })
  await user.click(await screen.findByRole('button', { name: 'Geri yükle: 23 Kas 2026 03:00' }))
  const dialog = await screen.findByRole('dialog', { name: 'Yedeği geri yükle' })
  const confirm = () => user.click(within(dialog).getByRole('button', { name: 'Geri yükle' }))
  expect(dialog.querySelector('input')).toBeNull()
  expectNoise()
  api.failNext(/restore/, 409, { message: 'Bu yedek bozuk.' })
  await confirm()
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Bu yedek bozuk.')
  await confirm()
  expect(await screen.findByRole('dialog', { name: 'Yedek geri yüklendi' })).toBeInTheDocument()
  expect(api.calls.at(-1)).toMatchObject({ method: 'POST', path: `/admin/backups/${NAME}/restore` })
  await user.click(screen.getByRole('button', { name: 'Giriş yap' }))
  expect(await screen.findByRole('heading', { name: 'Yönetim girişi' })).toBeInTheDocument()
})

test('restore from a file: explains it, checks size and sign-in first, asks for the passphrase, and leads to the login', async () => {
  const LIMIT = 'GET /admin/backups/upload'
  const UPLOAD = 'POST /admin/backups/upload'
  const { user } = await open(
    { configured: false },
    { [LIST]: [], [LIMIT]: { maxBytes: 5 }, [UPLOAD]: { message: 'Yedek geri yüklendi.' } },
  )
  const region = await screen.findByRole('region', { name: 'Yedekten dön' })
  const choose = () =>
    user.upload(within(region).getByLabelText('Yedekten dön'), new File(['x'.repeat(10)], 'yedek.tar.age'))
  await choose()
  const dialog = await screen.findByRole('dialog', { name: 'Yedeği geri yükle' })
  expect(dialog).toHaveTextContent(/“yedek\.tar\.age” \(10.*Şu anki içerik önce yedeklenir/)
  const sent = () => api.calls.filter(({ method }) => method === 'POST')
  expect(sent()).toEqual([])
  const confirm = () => user.click(within(dialog).getByRole('button', { name: 'Geri yükle' }))
  await confirm()
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(/^Dosya 10.*en fazla 5.*yüklenebilir/)
  expect(sent()).toEqual([])
  answers[LIMIT] = { maxBytes: 1e9 }
  expectNoise()
  const wrong = 'Parola bu yedeğinki değil.'
  api.failNext(/POST .*upload/, 400, { message: wrong, errors: { passphrase: [wrong] } })
  await confirm()
  await waitFor(() => expect(within(dialog).getByLabelText('Dosyanın parolası')).toBeInvalid())
  expect(within(dialog).getByLabelText('Dosyanın parolası')).toHaveAccessibleDescription(wrong)
  await user.type(within(dialog).getByLabelText('Dosyanın parolası'), 'dört kelime')
  await confirm()
  expect(await screen.findByRole('dialog', { name: 'Yedek geri yüklendi' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Giriş yap' }))
  expect(await screen.findByRole('heading', { name: 'Yönetim girişi' })).toBeInTheDocument()
})

test('restore: warns that erased personal data return, with the dates of the erasures', async () => {
  const at = (moment: string, id: number) => ({ ...ERASURE, id, at: moment })
  const { user } = await open(
    {},
    { 'GET /admin/activity': [at('2026-11-23T09:30:00.000Z', 2), at('2026-11-22T13:00:00.000Z', 1)] },
  )
  await user.click(await screen.findByRole('button', { name: 'Geri yükle: 23 Kas 2026 03:00' }))
  const dialog = await screen.findByRole('dialog', { name: 'Yedeği geri yükle' })
  const { erased } = backupPanelTexts.tr.restoring
  const expectSentence = async (sentence: string) =>
    expect(await within(dialog).findByText(sentence)).toBeInTheDocument()
  await expectSentence(`${erased} Silme tarihleri: 23 Kas 2026 12:30.`)
  const paths = api.calls.filter(({ path }) => path.startsWith('/admin/activity')).map(({ path }) => path)
  expect(paths).toEqual([expect.stringContaining(encodeURIComponent(JSON.stringify({ action: 'erase' })))])
  await user.click(within(dialog).getByRole('button', { name: 'Vazgeç' }))
  await user.click(screen.getByRole('button', { name: 'Geri yükle: 22 Kas 2026 15:00' }))
  expect(
    await screen.findByText(`${erased} Silme tarihleri: 23 Kas 2026 12:30, 22 Kas 2026 16:00.`),
  ).toBeInTheDocument()
})

test('dashboard: shows the reason of a failed backup', async () => {
  await open({ lastFailure: failure }, {}, '/admin')
  const notice = await screen.findByText('Son yedek alınamadı.')
  expect(within(notice.closest<HTMLElement>('[role=alert]')!).getByText(failure.message)).toHaveAttribute('lang', 'tr')
  expect(screen.getByRole('link', { name: 'Yedekleri gör' })).toHaveAttribute('href', '/admin/settings/backups')
})

test.each<[keyof typeof backupPanelTexts.tr.overview, Partial<BackupState>]>([
  ['old', { isOld: true }],
  ['never', { isOld: true, lastAt: null }],
  ['lost', { isLost: true, lastAt: null }],
])('dashboard: warns about the last backup: %s', async (why, state) => {
  await open(state, {}, '/admin')
  const notice = await screen.findByText(backupPanelTexts.tr.overview[why])
  expect(notice.closest('[role=alert]')).toContainElement(screen.getByRole('link', { name: 'Yedekleri gör' }))
})

test('dashboard: shows no warning if the backups are fine', async () => {
  await open({}, {}, '/admin')
  expect(await screen.findByRole('heading', { level: 1, name: 'Özet' })).toBeInTheDocument()
  await waitFor(() => expect(api.calls.map(({ path }) => path)).toContain('/admin/backups/state'))
  await act(() => vi.waitUntil(() => api.state.open === 0, WAIT_OPTIONS))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('backups: neither shown nor requested if the server does not have them', async () => {
  await open({}, { 'GET /admin/dashboard/stats': { unreadMessageCount: 0 } }, '/admin')
  expect(await screen.findByRole('heading', { level: 1, name: 'Özet' })).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Bakım ve güvenlik' })).toBeNull())
  expect(api.calls.filter(({ path }) => path.includes('backups'))).toEqual([])
})
