import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { MapEmbed, type MapEmbedProps } from './MapEmbed.tsx'

const props: MapEmbedProps = {
  src: 'about:blank',
  title: 'Yüreğir, Adana haritası',
  picture: <svg aria-hidden="true" />,
  action: 'Haritayı göster',
  note: 'Harita OpenStreetMap’ten gelir.',
}

test('map: an illustration with the name of the provider until it is requested', () => {
  const { container } = render(<MapEmbed {...props} />)
  expect(container.querySelector('iframe')).toBeNull()
  expect(screen.getByRole('button', { name: 'Haritayı göster' })).toHaveAccessibleDescription(
    'Harita OpenStreetMap’ten gelir.',
  )
})

test('map: loaded on request in a sandbox, with the focus', async () => {
  render(<MapEmbed {...props} />)
  await userEvent.click(screen.getByRole('button'))
  const frame = screen.getByTitle('Yüreğir, Adana haritası')
  expect(frame).toHaveFocus()
  expect(frame).toHaveAttribute('src', 'about:blank')
  expect(frame).toHaveAttribute('loading', 'lazy')
  expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin')
  expect(frame.getAttribute('sandbox')).not.toMatch(/top-navigation|forms|modals|downloads/)
  expect(screen.queryByRole('button')).toBeNull()
})

test('map: takes the focus only once, not at a later render', async () => {
  const page = (note: string) => (
    <>
      <MapEmbed {...props} note={note} />
      <button type="button">English</button>
    </>
  )
  const { rerender } = render(page('Harita OpenStreetMap’ten gelir.'))
  await userEvent.click(screen.getByRole('button', { name: props.action }))
  await userEvent.click(screen.getByRole('button', { name: 'English' }))
  rerender(page('The map comes from OpenStreetMap.'))
  expect(screen.getByRole('button', { name: 'English' })).toHaveFocus()
})
