import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { prepareVisits } from '../../../tests/integration/public/visits.ts'
import siteTexts from '../../contract/i18n/site/site.ts'

const { failures } = siteTexts.shell
const contact = {
  phoneNumber: '0322 000 00 00',
  emailAddress: 'bilgi@filiz.example',
  addressText: 'Pamuk Cad. 14\nYüreğir, Adana',
}
const visits = prepareVisits({ pages: { 'contact-info': contact } })

const footer = () => within(screen.getByRole('contentinfo'))
const dock = () => within(screen.getByRole('complementary', { name: siteTexts.shell.dock }))
const failure = () => footer().queryByRole('status')
const [contactPath, settingsPath] = ['/page-content/contact-info', '/page-content/site-settings']
const garbage = '<!doctype html>'

test('contact details: in the footer and in the dock', async () => {
  await visits.open('/yok')
  expect(footer().getByRole('link', { name: contact.phoneNumber })).toHaveAttribute('href', 'tel:03220000000')
  expect(footer().getByRole('link', { name: contact.emailAddress })).toHaveAttribute(
    'href',
    'mailto:bilgi@filiz.example',
  )
  expect(footer().getByText(/Pamuk Cad/)).toBeInTheDocument()
  expect(dock().getByRole('link', { name: 'Bizi arayın' })).toHaveAttribute('href', 'tel:03220000000')
  expect(dock().getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', 'https://wa.me/903220000000')
  expect(failure()).toBeNull()
})

test('contact details: the messaging number may differ from the phone number', async () => {
  visits.api.pages['contact-info'] = { ...contact, messagingNumber: '0532 000 00 00' }
  await visits.open('/yok')
  expect(dock().getByRole('link', { name: 'Bizi arayın' })).toHaveAttribute('href', 'tel:03220000000')
  expect(dock().getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', 'https://wa.me/905320000000')
})

test('contact details: a number that cannot receive messages is only a call link, and a missing number is no link', async () => {
  visits.api.pages['contact-info'] = { phoneNumber: '153' }
  const { unmount } = await visits.open('/yok')
  expect(
    dock()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['tel:153'])
  unmount()
  visits.api.pages['contact-info'] = { ...contact, phoneNumber: ' ' }
  await visits.open('/yok')
  expect(dock().queryByRole('link')).toBeNull()
})

test('contact details: no error if nothing has been entered', async () => {
  visits.api.pages = {}
  await visits.open('/yok')
  expect(failure()).toBeNull()
  expect(footer().queryByText(siteTexts.nav.contact, { selector: 'p' })).toBeNull()
})

describe('failed request', () => {
  test.each([
    ['of the contact facts', { [contactPath]: 500 }, failures.contact],
    ['of the settings', { [settingsPath]: 500 }, failures.settings],
    ['of both: that of the contact facts wins', { [contactPath]: 503, [settingsPath]: 500 }, failures.contact],
    ['that is a refusal', { [contactPath]: 403 }, failures.contact],
  ])('%s: shows its error', async (_, statuses, text) => {
    for (const [path, status] of Object.entries(statuses)) visits.api.answer(path, status)
    await visits.open('/yok')
    expect(failure()).toHaveTextContent(text)
  })

  test('of one of the two: the other’s values are shown', async () => {
    visits.api.answer(settingsPath, 500)
    await visits.open('/yok')
    expect(footer().getByRole('link', { name: contact.phoneNumber })).toBeInTheDocument()
  })

  test('with a malformed response: the defaults are shown', async () => {
    visits.api.answer(settingsPath, 200, garbage)
    await visits.open('/yok')
    expect(failure()).toHaveTextContent(failures.unexpected)
    expect(footer().queryByRole('link', { name: contact.phoneNumber })).toBeNull()
    expect(dock().queryByRole('link')).toBeNull()
  })

  test('retried: both requests are repeated', async () => {
    visits.api.answer(contactPath, 500)
    await visits.open('/yok')
    visits.api.answers.clear()
    await userEvent.click(within(failure()!).getByRole('button', { name: siteTexts.tryAgain }))
    expect(await footer().findByRole('link', { name: contact.phoneNumber })).toBeInTheDocument()
    expect(failure()).toBeNull()
    expect(visits.api.asked.toSorted()).toEqual([contactPath, settingsPath])
  })

  test('that fails again: the error stays, and can be retried', async () => {
    visits.api.answer(contactPath, 500)
    await visits.open('/yok')
    const retry = within(failure()!).getByRole('button')
    await userEvent.click(retry)
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'))
    expect(failure()).toHaveTextContent(failures.contact)
  })
})
