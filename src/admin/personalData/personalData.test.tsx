import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { expectNoise } from '../../../tests/helpers/dom.ts'
import { type Api, startApi } from '../../../tests/integration/admin/apiServer.ts'
import { leave, renderAdmin } from '../../../tests/integration/admin/renderAdmin.tsx'
import { personalDataTexts } from '../../contract/i18n/admin/personalData.ts'
import { locale } from '../preferences/preferences.ts'

const message = { id: 7, subject: 'Sulama planı', createdAt: '2026-03-01T09:00:00.000Z' }
const FOUND = { messages: [message], mails: [{ id: 1 }], activity: [] }
const ERASED = { message: '1 mesaj silindi.', messages: 1, mails: 1 }

let api: Api
let answers: Record<string, unknown>
beforeEach(async () => {
  answers = { 'GET /admin/personal-data': FOUND, 'DELETE /admin/personal-data': ERASED }
  api = await startApi({ answers })
})
afterEach(() => leave(api))

async function search(of: string) {
  const { user } = renderAdmin({ api, path: '/admin/settings/personal-data' })
  const field = await screen.findByRole('textbox', { name: 'E-posta adresi ya da telefon' })
  if (of) await user.type(field, of)
  await user.click(screen.getByRole('button', { name: 'Bul' }))
  return user
}

test('personal data: lists what is stored about a person, and erases it after a confirmation', async () => {
  const user = await search(' umit@example.com ')
  expect(await screen.findByRole('heading', { name: 'umit@example.com için saklananlar' })).toBeInTheDocument()
  expect(screen.getByText('1 mesaj · 1 e-posta kaydı · 0 etkinlik kaydı')).toHaveAttribute('role', 'status')
  expect(screen.getByRole('link', { name: 'Sulama planı' })).toHaveAttribute('href', '/admin/inbox?message=7')
  const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true)
  await user.click(screen.getByRole('button', { name: 'Hepsini sil' }))
  expect(api.callsOf(/DELETE/)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Hepsini sil' }))
  expect(await screen.findByText('1 mesaj silindi.')).toHaveAttribute('role', 'status')
  expect(screen.queryByRole('link', { name: 'Sulama planı' })).toBeNull()
  expect(confirm).toHaveBeenCalledTimes(2)
  expect(api.callsOf(/DELETE/)).toMatchObject([{ path: '/admin/personal-data?of=umit%40example.com' }])
})

test('personal data: reports an erasure in English', async () => {
  localStorage.setItem('locale', 'en')
  await locale.prepare()
  const { user } = renderAdmin({ api, path: '/admin/settings/personal-data' })
  await user.type(await screen.findByRole('textbox', { name: personalDataTexts.en.of }), 'umit@example.com')
  await user.click(screen.getByRole('button', { name: 'Find' }))
  await user.click(await screen.findByRole('button', { name: 'Erase all' }))
  expect(await screen.findByText(/^Erased, .*: 1 message and 1 mail record\. Copies/)).toHaveAttribute('role', 'status')
})

test('personal data: links to the trash for deleted records, and downloads all data as one file', async () => {
  const data = { ...FOUND, messages: [message, { ...message, id: 8, subject: 'Silinen', isInBin: true }] }
  answers['GET /admin/personal-data'] = data
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`)
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  // The next day has begun in the time zone of the site.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-25T22:30:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  const user = await search('umit@example.com')
  const link = await screen.findByRole('link', { name: 'Silinen' })
  expect(link).toHaveAttribute('href', '/admin/bin')
  expect(link.closest('li')).toHaveTextContent('Çöp kutusunda · 1 Mar 2026')
  await user.click(screen.getByRole('button', { name: 'Dosya olarak indir' }))
  expect(names).toEqual(['kisisel-veriler-2026-11-26.json'])
  expect(JSON.parse(await saved[0]!.text())).toEqual(data)
})

test('personal data: an erasure without a response does not claim that nothing was erased', async () => {
  expectNoise()
  const user = await search('umit@example.com')
  await screen.findByRole('heading', { name: 'umit@example.com için saklananlar' })
  vi.spyOn(window, 'confirm').mockReturnValueOnce(true)
  vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await user.click(screen.getByRole('button', { name: 'Hepsini sil' }))
  const alert = await screen.findByText(/^Silme tamamlanamadı/)
  expect(alert).toHaveAttribute('role', 'alert')
  expect(alert).not.toHaveTextContent('hiçbir şey')
})

test('personal data: requires a search term, and reports that nothing is stored', async () => {
  const user = await search('')
  expect(await screen.findByText('Bir e-posta adresi ya da telefon numarası girin.')).toBeInTheDocument()
  expect(api.callsOf(/personal-data/)).toEqual([])
  answers['GET /admin/personal-data'] = { messages: [], mails: [], activity: [] }
  await user.type(screen.getByRole('textbox', { name: 'E-posta adresi ya da telefon' }), 'kimse@example.com')
  await user.click(screen.getByRole('button', { name: 'Bul' }))
  await waitFor(() => expect(screen.getByText('kimse@example.com için saklanan bir kayıt yok.')).toBeInTheDocument())
})
