import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { accessibilityFaultsOf } from '../../../tests/componentContract.tsx'
import { prepareVisits } from '../../../tests/public/visits.ts'
import { privacy } from '../../contract/texts/visitor/privacy.ts'
import { privacyEnglish } from '../../contract/texts/visitor/privacyEnglish.ts'
import { sustainability } from '../../contract/texts/visitor/sustainability.ts'

const visits = prepareVisits()

const main = () => within(screen.getByRole('main'))
const headings = () =>
  main()
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent)

test('sustainability gives every figure with its unit and where it comes from, and every chapter a drawing but the last', async () => {
  const { container } = await visits.open('/surdurulebilirlik')
  const { title, figures, sections } = sustainability
  expect(main().getByRole('heading', { level: 1, name: title })).toBeInTheDocument()
  for (const { value, unit, label, note } of figures) {
    const figure = main().getByText(label).parentElement!
    expect(figure).toHaveTextContent(`${value} ${unit}`)
    expect(figure).toHaveTextContent(note)
  }
  expect(headings()).toEqual(sections.map(({ heading }) => heading))
  for (const { text } of sections) expect(main().getByText(text)).toBeInTheDocument()
  expect(container.querySelectorAll('main [data-instrument]')).toHaveLength(sections.length - 1)
  expect(await accessibilityFaultsOf(container)).toEqual([])
})

test('the privacy notice is whole, says since when it holds, and lists what is in it', async () => {
  const { container } = await visits.open('/gizlilik')
  const { title, sections, contents } = privacy
  expect(main().getByRole('heading', { level: 1, name: title })).toBeInTheDocument()
  expect(container.querySelector('time')).toHaveTextContent('2 Kasım 2026')
  expect(headings()).toEqual(sections.map(({ heading }) => heading))
  for (const link of within(main().getByRole('navigation', { name: contents })).getAllByRole('link'))
    expect(document.querySelector(`h2${link.getAttribute('href')}`)).toHaveTextContent(link.textContent!)
  for (const { text } of sections)
    for (const paragraph of text.split('\n\n')) expect(main().getByText(paragraph)).toBeInTheDocument()
  expect(await accessibilityFaultsOf(container)).toEqual([])
})

test('both are there in English', async () => {
  localStorage.setItem('locale', 'en')
  await visits.open('/gizlilik')
  expect(await main().findByRole('heading', { level: 1, name: privacyEnglish.title })).toBeInTheDocument()
  expect(main().getByText('November 2, 2026')).toBeInTheDocument()
})
