import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { PostCard } from './PostCard.tsx'

const props = {
  picture: <div />,
  meta: <time dateTime="2026-05-12">12 Mayıs 2026</time>,
  title: 'Siloda kızışma',
  text: 'Kızışma yığının ortasında, sessizce başlar.',
  href: '/blog/siloda-kizisma',
  linkText: 'Yazıyı okuyun',
}

test('has one link, which says where to', () => {
  render(<PostCard {...props} size="lead" />)
  const link = screen.getByRole('link', { name: 'Yazıyı okuyun Siloda kızışma' })
  expect(link).toHaveAttribute('href', '/blog/siloda-kizisma')
  expect(screen.getByRole('article', { name: 'Siloda kızışma' })).toContainElement(link)
  expect(screen.getByRole('heading', { level: 2 })).toBeInTheDocument()
})

test('leaves out what is not there', () => {
  const { container } = render(<PostCard {...props} meta={undefined} text="" />)
  expect(container.querySelector('p')).toBeNull()
})
