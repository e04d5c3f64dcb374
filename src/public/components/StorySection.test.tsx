import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { componentContract } from '../../../tests/componentContract.tsx'
import { StorySection } from './StorySection.tsx'

const props = {
  title: 'Su',
  illustration: <svg aria-hidden="true" />,
  background: 'sage' as const,
  children: <p>Önce sayın.</p>,
}

componentContract(StorySection, props)

test('is found by its title', () => {
  render(<StorySection {...props} side="left" />)
  const chapter = screen.getByRole('region', { name: 'Su' })
  expect(chapter).toContainElement(screen.getByRole('heading', { level: 2, name: 'Su' }))
  expect(chapter).toHaveAttribute('data-side', 'left')
  expect(chapter).toHaveTextContent('Önce sayın.')
})
