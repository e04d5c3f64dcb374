import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { componentContract } from '../../../../tests/helpers/componentContract.tsx'
import { Illustration, type IllustrationSource } from './Illustration.tsx'

const eager: IllustrationSource = { src: '/fields.svg', width: 1920, height: 1080, loading: 'eager' }
const lazy: IllustrationSource = { src: '/year.svg', width: 1200, height: 210, loading: 'lazy' }

describe('Illustration: eager', () => {
  componentContract(Illustration, { source: eager })

  it('shows its file in the colours of the page, cropped to its box', () => {
    const svg = render(<Illustration source={eager} />).container.querySelector('svg')
    expect(svg).toHaveAttribute('viewBox', '0 0 1920 1080')
    expect(svg).toHaveAttribute('preserveAspectRatio', 'xMidYMid slice')
    expect(svg!.querySelector('use')).toHaveAttribute('href', '/fields.svg#illustration')
  })
})

describe('Illustration: lazy', () => {
  componentContract(Illustration, { source: lazy })

  it('shows the part of its file for each theme, requested near the viewport', () => {
    const images = [...render(<Illustration source={lazy} />).container.querySelectorAll('img')]
    const cropped = 'preserveAspectRatio(xMidYMid%20slice)'
    expect(images.map((image) => [image.getAttribute('src'), image.getAttribute('loading'), image.alt])).toEqual([
      [`/year.svg#svgView(viewBox(0,0,1200,210);${cropped})`, 'lazy', ''],
      [`/year.svg#svgView(viewBox(0,420,1200,210);${cropped})`, 'lazy', ''],
    ])
  })

  it('crop: shows a part of its width, also past its edges, aligned as given', () => {
    render(
      <Illustration source={lazy} label="Yıl" crop={{ x: -300, width: 1500 }} preserveAspectRatio="xMaxYMid slice" />,
    )
    const [image] = screen.getByRole('img', { name: 'Yıl' }).querySelectorAll('img')
    expect(image!.src).toContain('#svgView(viewBox(-300,0,1500,210);preserveAspectRatio(xMaxYMid%20slice))')
  })
})

it('Illustration: is decorative unless it has a label', () => {
  const { container, rerender } = render(<Illustration source={eager} />)
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true')
  rerender(<Illustration source={eager} label="Nehrin iki yakası" />)
  expect(screen.getByRole('img', { name: 'Nehrin iki yakası' })).not.toHaveAttribute('aria-hidden')
})
