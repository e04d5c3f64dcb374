import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
// Loaded before the first test, so that no test waits for it.
import '../../../src/admin/contact/ContactScreen.tsx'
import { some } from '../../helpers/slowTests.ts'
import { leave, renderAdmin } from './renderAdmin.tsx'
import { startRealServer } from './servers.ts'

let site: Awaited<ReturnType<typeof startRealServer>>
beforeEach(async () => {
  site = await startRealServer()
})
afterEach(() => leave(site))

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]:not([aria-hidden])`)!
const button = (name: string) => screen.findByRole('button', { name })
const stored = async () => (await site.call('GET /page-content/contact-info')).body

async function open() {
  const mapOrigins = ['https://www.google.com']
  const { user } = renderAdmin({ api: site, path: '/admin/settings/contact', site: { mapOrigins } })
  await button('Kaydet')
  return {
    user,
    async paste(name: string, text: string) {
      await user.clear(field(name))
      await user.click(field(name))
      await user.paste(text)
    },
    async save() {
      await user.click(await button('Kaydet'))
      await screen.findByText(/^Kaydedildi/)
    },
  }
}

describe('contact map', () => {
  test.each(
    some(
      [
        [
          'an embed code',
          '<iframe src="https://www.google.com/maps/embed?pb=!1m18&amp;hl=tr" width="600" style="border:0"></iframe>',
          'https://www.google.com/maps/embed?pb=!1m18&hl=tr',
        ],
        [
          'a link',
          'https://www.google.com/maps/place/Efeler/@37.8,27.8,15z',
          'https://www.google.com/maps?q=Efeler&output=embed',
        ],
      ],
      2,
    ),
  )('is made of %s, and shown on request', async (_, pasted, address) => {
    const { user, paste, save } = await open()
    await paste('mapIframeUrl', pasted)
    expect(field('mapIframeUrl')).toHaveValue(address)
    expect(screen.queryByTitle('Sitede görünecek harita')).toBeNull()
    await user.click(await button('Haritayı göster'))
    expect(screen.getByTitle('Sitede görünecek harita')).toHaveAttribute('src', address)
    expect(screen.getByTitle('Sitede görünecek harita')).toHaveFocus()
    await save()
    expect(await stored()).toMatchObject({ mapIframeUrl: address })
  })

  test('rejects a short link with an explanation, and is made from the postal address', async () => {
    const { user, paste, save } = await open()
    await paste('mapIframeUrl', 'https://maps.app.goo.gl/AbCdEf123')
    await user.click(await button('Kaydet'))
    expect(await screen.findByText(/^Kısa bağlantıdan yer anlaşılmıyor\./)).toBeInTheDocument()
    await paste('addressText', 'Efeler, Aydın')
    await user.click(await button('Haritayı adresten oluştur'))
    await save()
    const mapIframeUrl = 'https://www.google.com/maps?q=Efeler%2C+Ayd%C4%B1n&output=embed'
    expect(await stored()).toMatchObject({ mapIframeUrl })
  })

  test('rejects a host that the site does not frame, before the request', async () => {
    const { user, paste } = await open()
    await paste('mapIframeUrl', 'https://maps.example.com/')
    await user.click(await button('Kaydet'))
    expect(await screen.findByText('Bu haritanın adresine izin verilmiyor.')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Haritayı göster' })).toBeNull()
  })
})

test('contact notifications: the switch is described as clearing the address', async () => {
  await open()
  expect(screen.getByRole('switch')).toHaveAccessibleDescription(/adres.* silinir\.$/)
})

test('contact phone: a landline shows a hint until there is a number for messages', async () => {
  const { paste, save } = await open()
  await paste('phoneNumber', '0532 000 00 00')
  expect(screen.queryByText(/sabit hat/)).toBeNull()
  await paste('phoneNumber', '0322 000 00 00')
  expect(await screen.findByText(/^Telefon numaranız bir sabit hat/)).toBeInTheDocument()
  await paste('messagingNumber', '0532 000 00 00')
  await waitFor(() => expect(screen.queryByText(/^Telefon numaranız bir sabit hat/)).toBeNull())
  await save()
  expect(await stored()).toMatchObject({ phoneNumber: '0322 000 00 00', messagingNumber: '0532 000 00 00' })
})
