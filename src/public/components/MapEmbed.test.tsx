import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { site } from '../../../tests/integration/public/site.ts'
import { loadTexts } from '../i18n/locale.ts'
import { SiteContext } from '../meta/SiteContext.ts'
import { MapEmbed } from './MapEmbed.tsx'

const url = 'https://harita.example/embed'
const map = (address = 'Yüreğir, Adana') => (
  <SiteContext value={site}>
    <MapEmbed url={url} address={address} />
    <button type="button">English</button>
  </SiteContext>
)
beforeAll(() => loadTexts('tr'))

const show = () => screen.getByRole('button', { name: 'Haritayı göster' })

test('map: an illustration with the name of the provider until it is requested', () => {
  const { container } = render(map())
  expect(container.querySelector('iframe')).toBeNull()
  expect(show()).toHaveAccessibleDescription(/^Harita harita\.example sunucusundan gelir/)
})

test('map: loaded on request in a sandbox, with the focus', async () => {
  render(map())
  await userEvent.click(show())
  const frame = screen.getByTitle('Harita')
  expect(frame).toHaveFocus()
  expect(frame).toHaveAttribute('src', url)
  expect(frame).toHaveAttribute('loading', 'lazy')
  expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin')
  expect(frame.getAttribute('sandbox')).not.toMatch(/top-navigation|forms|modals|downloads/)
  expect(screen.queryByRole('button', { name: 'Haritayı göster' })).toBeNull()
})

test('map: takes the focus only once, not at a later render', async () => {
  const { rerender } = render(map())
  await userEvent.click(show())
  await userEvent.click(screen.getByRole('button', { name: 'English' }))
  rerender(map('Seyhan, Adana'))
  expect(screen.getByRole('button', { name: 'English' })).toHaveFocus()
})
