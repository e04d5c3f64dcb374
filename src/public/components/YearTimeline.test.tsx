import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { componentContract } from '../../../tests/componentContract.tsx'
import { YearTimeline } from './YearTimeline.tsx'

const seasons = [
  {
    months: ['Ekim', 'Kasım', 'Aralık'],
    title: 'Önce ölçeriz',
    text: 'İki derinlikten örnek alırız.',
    picture: <svg aria-hidden="true" />,
  },
  {
    months: ['Ocak', 'Şubat', 'Mart'],
    title: 'Kışı bizde geçirir',
    text: 'İki kış bekler.',
    picture: <svg aria-hidden="true" />,
  },
]

componentContract(YearTimeline, { seasons }, (element) => (
  <section>
    <h2>Bir tarla, bir yıl</h2>
    {element}
  </section>
))

test('tells each season once: its first month, what is said, and the months above the picture for the eye alone', () => {
  render(<YearTimeline seasons={seasons} />)
  const [first] = screen.getAllByRole('listitem')
  expect(within(first!).getByRole('heading', { level: 3, name: 'Önce ölçeriz' })).toBeInTheDocument()
  const spoken = [...first!.querySelectorAll('p')].map((each) => each.textContent)
  expect(spoken).toEqual(['Ekim', 'İki derinlikten örnek alırız.'])
  expect(within(first!).getByText('Kasım').parentElement).toHaveAttribute('aria-hidden', 'true')
})
