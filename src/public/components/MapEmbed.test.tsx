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

test('is a drawing that says whose map it is, and nothing else, until it is asked for', () => {
  const { container } = render(<MapEmbed {...props} />)
  expect(container.querySelector('iframe')).toBeNull()
  expect(screen.getByRole('button', { name: 'Haritayı göster' })).toHaveAccessibleDescription(
    'Harita OpenStreetMap’ten gelir.',
  )
})

test('then is the map, with few rights, and has the focus', async () => {
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

test('takes the focus once: whoever has gone on keeps it when the page is drawn anew', async () => {
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
