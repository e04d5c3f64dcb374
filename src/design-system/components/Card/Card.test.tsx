import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { componentContract } from '../../../../tests/helpers/componentContract.tsx'
import { Card } from './Card.tsx'

const children = (
  <Card.Body>
    <Card.Heading level={2}>Kök 6 toprak sondası</Card.Heading>
    <Card.Link href="/urunler/kok-6-toprak-sondasi">Detayları Gör →</Card.Link>
  </Card.Body>
)

componentContract(Card, { children })

test('Card: is named by its heading, which completes the name of its link', () => {
  render(<Card>{children}</Card>)
  const link = screen.getByRole('link', { name: 'Detayları Gör Kök 6 toprak sondası' })
  expect(link).toHaveTextContent(/^Detayları Gör →$/)
  expect(screen.getByRole('article', { name: 'Kök 6 toprak sondası' })).toContainElement(link)
  expect(screen.getByRole('heading', { level: 2, name: 'Kök 6 toprak sondası' })).toBeInTheDocument()
})
