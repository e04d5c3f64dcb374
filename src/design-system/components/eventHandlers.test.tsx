import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { Button } from './Button/Button.tsx'
import { ButtonLink } from './ButtonLink/ButtonLink.tsx'
import { Field } from './Field/Field.tsx'
import { IconButton } from './IconButton/IconButton.tsx'
import { NavGroup } from './NavGroup/NavGroup.tsx'
import { Slider, type SliderProps } from './Slider/Slider.tsx'
import { TextArea } from './TextArea/TextArea.tsx'
import { TextLink } from './TextLink/TextLink.tsx'

const link = { href: '#a', label: 'A' }
const sliderTexts: SliderProps['texts'] = {
  ...{ label: 'Slider', slider: 'slider', slide: 'slide', play: 'Play', pause: 'Pause' },
  ...{ previous: 'Previous', next: 'Next', pick: 'Pick' },
  place: (position, count) => `${position} / ${count}`,
  show: (position) => `Show ${position}`,
}
const slides = ['One', 'Two', 'Three'].map((title) => ({ key: title, title, scene: null }))

interface Case {
  name: string
  show(props: object): ReactElement
  /** The handler that the component has of its own, and what makes it run. */
  handler: string
  trigger(): void
  /** Whether the component's own handler ran. */
  hasRun(): boolean
  prepare?(): void
}

const send = vi.fn()
const button = (name: string) => screen.getByRole('button', { name })
const isClosed = (name: string) => button(name).getAttribute('aria-expanded') === 'false'

const cases: Case[] = [
  {
    name: 'NavGroup',
    show: (props) => (
      <NavGroup {...{ link, links: [{ href: '#b', label: 'B' }], listLabel: 'More', layout: 'floating' }} {...props} />
    ),
    prepare: () => void fireEvent.click(button('More')),
    handler: 'onClick',
    trigger: () => void fireEvent.click(screen.getByRole('link', { name: 'B' })),
    hasRun: () => isClosed('More'),
  },
  {
    name: 'Slider',
    show: (props) => <Slider {...{ slides, interval: 1e6, texts: sliderTexts }} {...props} />,
    handler: 'onKeyDown',
    trigger: () => void fireEvent.keyDown(screen.getByRole('region', { name: 'Slider' }), { key: 'ArrowRight' }),
    hasRun: () => !screen.getByRole('group', { name: '2 / 3' }).hasAttribute('inert'),
  },
]

describe.each(cases)('$name', ({ show, handler, trigger, hasRun, prepare }) => {
  test.each([
    ['runs its own handler after the caller’s', false],
    ['skips its own handler when the caller prevents the default', true],
  ])('%s', (_, prevents) => {
    send.mockClear()
    const caller = vi.fn((event: Event) => prevents && event.preventDefault())
    render(show({ [handler]: caller }))
    prepare?.()
    caller.mockClear()
    trigger()
    expect(caller).toHaveBeenCalledOnce()
    expect(hasRun()).toBe(!prevents)
  })
})

describe.each<[string, (props: object) => ReactElement]>([
  ['Button', (props) => <Button {...props}>Go</Button>],
  ['IconButton', (props) => <IconButton label="Go" icon={<i />} {...props} />],
  [
    'ButtonLink',
    (props) => (
      <ButtonLink href="#go" {...props}>
        Go
      </ButtonLink>
    ),
  ],
  [
    'TextLink',
    (props) => (
      <TextLink href="#go" {...props}>
        Go
      </TextLink>
    ),
  ],
])('%s', (_, show) => {
  test.each([true, 'true'] as const)('does nothing on a click while it is aria-disabled (%s)', (value) => {
    send.mockClear()
    const onClick = vi.fn()
    render(show({ onClick, 'aria-disabled': value }))
    const element = screen.getByText((_text, each) => each?.matches('[aria-disabled=true]') ?? false)
    const click = createEvent.click(element)
    fireEvent(element, click)
    expect([onClick.mock.calls.length, send.mock.calls.length, click.defaultPrevented]).toEqual([0, 0, true])
  })

  test('is clicked while aria-disabled is false', () => {
    const onClick = vi.fn()
    render(show({ onClick, 'aria-disabled': false }))
    fireEvent.click(screen.getByText((_text, each) => each?.matches('[aria-disabled=false]') ?? false))
    expect(onClick).toHaveBeenCalledOnce()
  })
})

test.each([
  ['Field', Field],
  ['TextArea', TextArea],
])('%s: descriptions of the caller come before hint and error, and an error is invalid', (_, Control) => {
  render(
    <>
      <p id="rule">Rule</p>
      <Control name="a" label="A" hint="Hint" error="Error" aria-describedby="rule" aria-invalid={false} />
      <Control name="b" label="B" aria-describedby="rule" aria-invalid />
    </>,
  )
  expect(screen.getByLabelText('A')).toHaveAccessibleDescription('Rule Hint Error')
  expect(screen.getByLabelText('A')).toBeInvalid()
  expect(screen.getByLabelText('B')).toHaveAccessibleDescription('Rule')
  expect(screen.getByLabelText('B')).toBeInvalid()
})
