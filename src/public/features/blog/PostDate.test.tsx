import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { site } from '../../../../tests/integration/public/site.ts'
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
