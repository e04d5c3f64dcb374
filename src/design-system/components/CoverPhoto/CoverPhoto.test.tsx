import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { componentContract } from '../../../../tests/helpers/componentContract.tsx'
import { CoverPhoto } from './CoverPhoto.tsx'

const props = { src: '/uploads/menderes.webp', alt: 'Menderes kıyısı', placeholder: <p>çizim</p> }

componentContract(CoverPhoto, props)

test('CoverPhoto: shows the placeholder without a picture, and when it fails to load', () => {
  const { rerender } = render(<CoverPhoto {...props} src={null} />)
  expect(screen.getByText('çizim')).toBeInTheDocument()
  rerender(<CoverPhoto {...props} />)
  expect(screen.queryByText('çizim')).toBeNull()
  fireEvent.error(screen.getByRole('img', { name: 'Menderes kıyısı' }))
  expect(screen.getByText('çizim')).toBeInTheDocument()
  expect(screen.queryByRole('img')).toBeNull()
})

test('CoverPhoto: tries again with another picture', () => {
  const { rerender } = render(<CoverPhoto {...props} />)
  fireEvent.error(screen.getByRole('img'))
  rerender(<CoverPhoto {...props} src="/uploads/gediz.webp" />)
  expect(screen.getByRole('img')).toHaveAttribute('src', '/uploads/gediz.webp')
})
