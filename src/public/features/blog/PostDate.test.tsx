import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { site } from '../../../../tests/public/site.ts'
import { SiteContext } from '../../meta/SiteContext.ts'
import { PostDate } from './PostDate.tsx'

const dateOf = (moment: string, timeZone = site.timeZone) => (
  <SiteContext value={{ ...site, timeZone }}>
    <PostDate moment={moment} />
  </SiteContext>
)

test('post date: in the site’s time zone', () => {
  render(dateOf('2026-03-04T22:30:00.000Z'))
  expect(screen.getByText('5 Mart 2026')).toHaveAttribute('datetime', '2026-03-04T22:30:00.000Z')
})

/** Of no other test: a formatter is made once. */
const TOKYO = 'Asia/Tokyo'

test('leaves what the server wrote, and works out the days that come later', () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = '<time datetime="2026-03-04T09:00:00.000Z" lang="tr">as the server wrote it</time>'
  const makeFormat = vi.spyOn(Intl, 'DateTimeFormat')
  const { rerender } = render(dateOf('2026-03-04T09:00:00.000Z', TOKYO), { container, hydrate: true })
  rerender(dateOf('2026-03-04T09:00:00.000Z', TOKYO))
  expect(makeFormat).not.toHaveBeenCalled()
  expect(container).toHaveTextContent('as the server wrote it')
  rerender(dateOf('2026-04-01T09:00:00.000Z', TOKYO))
  expect(container).toHaveTextContent(/^1 Nisan 2026$/)
  rerender(dateOf('2026-03-04T09:00:00.000Z', TOKYO))
  expect(container).toHaveTextContent(/^4 Mart 2026$/)
})
