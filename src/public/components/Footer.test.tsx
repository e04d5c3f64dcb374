import { Nav } from '@filiz/design-system/Nav'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { componentContract } from '../../../tests/componentContract.tsx'
import { Footer } from './Footer.tsx'

const props = {
  strip: <svg viewBox="0 0 32 2" aria-hidden="true" />,
  tagline: 'Kararı siz verin, ölçüsü bizden.',
  children: <Nav label="Alt menü" layout="column" heading="Site" links={[{ href: '/urunler', label: 'Ürünler' }]} />,
  end: <span>© 2026 Filiz Tarım Teknolojileri</span>,
}

componentContract(Footer, props)

test('ends the page with who speaks, and brings no heading into its outline', () => {
  render(<Footer {...props} />)
  expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2026 Filiz Tarım Teknolojileri')
  expect(screen.queryByRole('heading')).toBeNull()
})
