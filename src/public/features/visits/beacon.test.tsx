import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildProduct } from '../../../../tests/integration/public/products.ts'
import { site } from '../../../../tests/integration/public/site.ts'
import { prepareVisits } from '../../../../tests/integration/public/visits.ts'
import { STORAGE_KEYS } from '../../../contract/constants.ts'
import { sendEvent } from './beacon.ts'

const visits = prepareVisits({ products: [buildProduct({ slug: 'kok-6', name: 'Kök 6' })] })

const sendBeacon = vi.fn((_url: string, _body: string) => true)
const sent = () => sendBeacon.mock.calls.map(([, body]) => JSON.parse(body))
const stubNavigator = (values: object) => {
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(navigator, name, { value, configurable: true })
}

beforeEach(() => {
  site.countsVisits = true
  stubNavigator({ sendBeacon, doNotTrack: null, globalPrivacyControl: undefined })
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://haber.example/yazi')
})
afterEach(() => {
  delete site.countsVisits
  localStorage.clear()
  sendBeacon.mockClear()
})

test('beacons: one for each page that is shown, the first with its referrer', async () => {
  await visits.open('/urunler')
  expect(sent()).toEqual([{ path: '/urunler', referrer: 'https://haber.example/yazi' }])
  expect(sendBeacon.mock.calls[0]![0]).toBe(`${visits.api.url}/visits`)
  await userEvent.click(within(screen.getByRole('main')).getByRole('link', { name: /Kök 6/ }))
  await screen.findByRole('heading', { level: 1, name: 'Kök 6' })
  expect(sent().slice(1)).toEqual([{ path: '/urunler/kok-6' }])
})

test('beacons: calls, WhatsApp, and the first question and search of a page', async () => {
  await visits.open('/urunler')
  sendBeacon.mockClear()
  for (const href of ['tel:+905320000000', 'https://wa.me/905320000000', 'https://example.com/']) {
    const link = Object.assign(document.createElement('a'), { href, textContent: href })
    document.body.append(link)
    link.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(link)
    link.remove()
  }
  for (const event of ['chat', 'chat', 'search', 'search'] as const) sendEvent(event)
  expect(sent().map(({ path, event }) => [path, event])).toEqual(
    ['call', 'whatsapp', 'chat', 'search'].map((event) => ['/urunler', event]),
  )
})

test('beacons: a message that was accepted', async () => {
  await visits.open('/iletisim')
  sendBeacon.mockClear()
  for (const field of screen.getAllByRole<HTMLInputElement>('textbox'))
    if (field.name)
      fireEvent.change(field, { target: { value: field.type === 'email' ? 'a@example.com' : '0532 000 00 00' } })
  visits.api.answer('/contact/send-message', 500)
  fireEvent.submit(document.querySelector('form')!)
  await screen.findByRole('alert')
  expect(sent()).toEqual([])
  visits.api.answer('/contact/send-message', 200, { message: 'Teşekkürler' })
  fireEvent.submit(document.querySelector('form')!)
  await waitFor(() => expect(sent()).toEqual([{ path: '/iletisim', event: 'contact' }]))
})

test.each<[string, () => void]>([
  ['a browser that is signed in to the panel', () => localStorage.setItem(STORAGE_KEYS.token, 'x')],
  ['Do Not Track', () => stubNavigator({ doNotTrack: '1' })],
  ['Global Privacy Control', () => stubNavigator({ globalPrivacyControl: true })],
  ['a server that counts no visits', () => delete site.countsVisits],
])('beacons: none for %s', async (_, prepare) => {
  prepare()
  await visits.open('/urunler')
  sendEvent('call')
  expect(sendBeacon).not.toHaveBeenCalled()
})

test('beacons: none for previews', async () => {
  await visits.preview('/hakkimizda?onizleme=a', {})
  sendEvent('call')
  expect(sendBeacon).not.toHaveBeenCalled()
})
