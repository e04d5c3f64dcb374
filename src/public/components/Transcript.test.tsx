import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { componentContract } from '../../../tests/componentContract.tsx'
import { Transcript, type Turn } from './Transcript.tsx'

const turns: Turn[] = [
  { side: 'asks', speaker: 'Domates yetiştiricisi', paragraphs: ['İlaçlamalı mıyım?'] },
  {
    side: 'answers',
    speaker: 'Filiz',
    paragraphs: ['Islakken hayır.', 'Altı saat arayın.'],
    basis: <a href="/blog">Yazı</a>,
  },
]

componentContract(Transcript, { label: 'Örnek konuşma', turns })

test('tells who says what, in order, and what the answer rests on', () => {
  render(<Transcript label="Örnek konuşma" turns={turns} />)
  const [question, answer] = screen.getByRole('group', { name: 'Örnek konuşma' }).children
  expect(question).toHaveAttribute('data-side', 'asks')
  expect(question).toHaveTextContent('Domates yetiştiricisiİlaçlamalı mıyım?')
  expect([...answer!.querySelectorAll('p')].map((each) => each.textContent)).toEqual([
    'Filiz',
    'Islakken hayır.',
    'Altı saat arayın.',
  ])
  expect(answer).toContainElement(screen.getByRole('link', { name: 'Yazı' }))
})
