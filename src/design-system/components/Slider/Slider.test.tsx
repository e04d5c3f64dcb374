import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { componentContract, handlerContract } from '../../../../tests/helpers/componentContract.tsx'
import { fakeTimers } from '../../../../tests/helpers/fakeTimers.ts'
import { Slider, type SliderProps } from './Slider.tsx'

const texts: SliderProps['texts'] = {
  label: 'Öne çıkanlar',
  slider: 'slayt gösterisi',
  slide: 'slayt',
  place: (position, count) => `${position} / ${count}`,
  play: 'Oynat',
  pause: 'Durdur',
  previous: 'Önceki',
  next: 'Sonraki',
  pick: 'Slayt seçin',
  show: (position) => `${position}. slayda git`,
}
const slides = ['Çukurova', 'Konya', 'Menderes', 'Ege'].map((title) => ({
  key: title,
  title,
  picture: <i data-testid={title} />,
  action: <a href="/urunler">{`${title} ürünleri`}</a>,
}))
const props: SliderProps = { slides, interval: 6000, texts }

componentContract(Slider, props)

const mouse = { pointerType: 'mouse' }
const pictures = (root: Element) => root.querySelectorAll('[data-testid]').length
/** `off` while it rotates. */
const live = (root: Element) => root.querySelector('[aria-live]')!.getAttribute('aria-live')
handlerContract(Slider, props, {
  onKeyDown: {
    fire: (root) => fireEvent.keyDown(root, { key: 'ArrowRight' }),
    effect: (root) => root.querySelector('[data-current]')!.getAttribute('aria-label'),
  },
  onPointerEnter: { fire: (root) => fireEvent.pointerEnter(root, mouse), effect: pictures },
  onPointerMove: { fire: (root) => fireEvent.pointerMove(root, mouse), effect: live },
  onPointerLeave: {
    arrange: (root) => fireEvent.pointerMove(root, mouse),
    fire: (root) => fireEvent.pointerLeave(root, mouse),
    effect: live,
  },
  onFocus: { fire: (root) => act(() => root.querySelector('a')!.focus()), effect: live },
  onBlur: {
    arrange: (root) => act(() => root.querySelector('a')!.focus()),
    fire: (root) => act(() => root.querySelector('a')!.blur()),
    effect: live,
  },
})

beforeEach(() => fakeTimers({ shouldAdvanceTime: true }))

const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const click = (name: string) => user().click(screen.getByRole('button', { name }))
const slider = () => screen.getByRole('region', { name: 'Öne çıkanlar' })
/** Position of the only slide that is not inert. */
const shown = () => {
  const current = screen.getAllByRole('group', { name: /\d \/ \d/ }).filter((slide) => !slide.hasAttribute('inert'))
  expect(current).toHaveLength(1)
  return current[0]!.getAttribute('aria-label')
}

test('Slider, language: marks the slides, not the slider’s own texts', () => {
  render(<Slider {...props} lang="tr" />)
  expect(screen.getByText('Konya').closest('[lang]')).toHaveAttribute('lang', 'tr')
  expect(screen.getAllByRole('group', { name: /\d \/ \d/ })[0]!.closest('body [lang]')).toBeNull()
})

describe('Slider: controls', () => {
  test('next and previous: wrap at both ends', async () => {
    render(<Slider {...props} />)
    expect(shown()).toBe('1 / 4')
    await click('Önceki')
    expect(shown()).toBe('4 / 4')
    await click('Sonraki')
    expect(shown()).toBe('1 / 4')
    await click('Sonraki')
    expect(shown()).toBe('2 / 4')
  })

  test('dots: show a slide, the current one has aria-current', async () => {
    render(<Slider {...props} />)
    const dots = within(screen.getByRole('group', { name: 'Slayt seçin' })).getAllByRole('button')
    expect(dots).toHaveLength(4)
    await click('3. slayda git')
    expect(shown()).toBe('3 / 4')
    expect(dots.map((dot) => dot.getAttribute('aria-current'))).toEqual([null, null, 'true', null])
  })

  test('arrow keys: change the slide, but not with a modifier', async () => {
    render(<Slider {...props} />)
    screen.getByRole('link', { name: 'Çukurova ürünleri' }).focus()
    await user().keyboard('{ArrowRight}')
    expect(shown()).toBe('2 / 4')
    await user().keyboard('{Alt>}{ArrowLeft}{/Alt}')
    expect(shown()).toBe('2 / 4')
  })

  test.each([
    ['to the left: next', [300, 100], [240, 110], '2 / 4'],
    ['to the right: previous', [100, 100], [160, 90], '4 / 4'],
    ['below the minimum: none', [100, 100], [130, 100], '1 / 4'],
    ['mostly vertical: none', [100, 100], [160, 200], '1 / 4'],
  ] as const)('swipe %s', (_, [x, y], [toX, toY], expected) => {
    render(<Slider {...props} />)
    const picture = screen.getByTestId('Çukurova')
    fireEvent.pointerDown(picture, { isPrimary: true, button: 0, clientX: x, clientY: y })
    fireEvent.pointerUp(picture, { isPrimary: true, clientX: toX, clientY: toY })
    expect(shown()).toBe(expected)
  })

  test('swipe: not while text is selected', () => {
    render(<Slider {...props} />)
    const title = screen.getByText('Çukurova')
    fireEvent.pointerDown(title, { isPrimary: true, button: 0, clientX: 100, clientY: 100 })
    window.getSelection()!.selectAllChildren(title)
    fireEvent.pointerUp(title, { isPrimary: true, clientX: 200, clientY: 100 })
    expect(shown()).toBe('1 / 4')
    window.getSelection()!.removeAllRanges()
  })
})

describe('Slider: automatic rotation', () => {
  test('shows each slide for the whole interval, and starts again after the last', async () => {
    render(<Slider {...props} />)
    pass(5999)
    expect(shown()).toBe('1 / 4')
    pass(1)
    expect(shown()).toBe('2 / 4')
    for (let turns = 0; turns < 3; turns++) pass(6000)
    expect(shown()).toBe('1 / 4')
    pass(5000)
    fireEvent.click(screen.getByRole('button', { name: 'Sonraki' }))
    pass(5999)
    expect(shown()).toBe('2 / 4')
    pass(1)
    expect(shown()).toBe('3 / 4')
  })

  test('the pause button is first in the tab order, and stops and restarts it', async () => {
    render(<Slider {...props} />)
    await user().tab()
    expect(screen.getByRole('button', { name: 'Durdur' })).toHaveFocus()
    await user().keyboard('{Enter}')
    expect(screen.getByRole('button', { name: 'Oynat' })).toHaveFocus()
    act(() => (document.activeElement as HTMLElement).blur())
    pass(20_000)
    expect(shown()).toBe('1 / 4')
    await click('Oynat')
    pass(6000)
    expect(shown()).toBe('2 / 4')
  })

  test('pauses while a mouse moves over it', () => {
    render(<Slider {...props} />)
    fireEvent.pointerMove(slider(), { pointerType: 'mouse' })
    pass(20_000)
    expect(shown()).toBe('1 / 4')
    fireEvent.pointerLeave(slider(), { pointerType: 'mouse' })
    pass(6000)
    expect(shown()).toBe('2 / 4')
  })

  test('does not pause for a mouse that is not moved', () => {
    render(<Slider {...props} />)
    fireEvent.pointerEnter(slider(), { pointerType: 'mouse' })
    pass(6000)
    expect(shown()).toBe('2 / 4')
  })

  test('pauses while the keyboard focus is inside', () => {
    render(<Slider {...props} />)
    const link = screen.getByRole('link', { name: 'Çukurova ürünleri' })
    act(() => link.focus())
    pass(20_000)
    expect(shown()).toBe('1 / 4')
    act(() => link.blur())
    pass(6000)
    expect(shown()).toBe('2 / 4')
  })

  test('pauses in a hidden tab', () => {
    render(<Slider {...props} />)
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    pass(20_000)
    expect(shown()).toBe('1 / 4')
    hidden.mockReturnValue(false)
    pass(6000)
    expect(shown()).toBe('2 / 4')
  })

  test('reduced motion: starts only by the button', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({
          ...new EventTarget(),
          matches: true,
          media: query,
          addEventListener() {},
          removeEventListener() {},
        }) as never,
    )
    render(<Slider {...props} />)
    pass(20_000)
    expect(shown()).toBe('1 / 4')
    await click('Oynat')
    pass(6000)
    expect(shown()).toBe('2 / 4')
  })
})

test('Slider, live region: off while it rotates, polite when stopped', () => {
  const { container } = render(<Slider {...props} />)
  expect(live(container)).toBe('off')
  fireEvent.click(screen.getByRole('button', { name: 'Durdur' }))
  expect(live(container)).toBe('polite')
})

test('Slider, pictures: renders the first at once, the next shortly before its turn, the neighbours when pointed at', () => {
  render(<Slider {...props} />)
  const rendered = () => slides.map(({ title }) => title).filter((title) => screen.queryByTestId(title))
  expect(rendered()).toEqual(['Çukurova'])
  pass(3999)
  expect(rendered()).toEqual(['Çukurova'])
  pass(1)
  expect(rendered()).toEqual(['Çukurova', 'Konya'])
  fireEvent.pointerEnter(slider(), { pointerType: 'mouse' })
  expect(rendered()).toEqual(['Çukurova', 'Konya', 'Ege'])
})

test('Slider, server: renders all slides, but only the first picture', () => {
  const html = renderToString(<Slider {...props} />)
  expect(html).toContain('data-testid="Çukurova"')
  expect(html).not.toContain('data-testid="Konya"')
  expect(html.match(/inert/g)).toHaveLength(3)
})

test('Slider, a single slide: no controls, no rotation, no keys', () => {
  render(<Slider {...props} slides={slides.slice(0, 1)} />)
  expect(screen.queryByRole('button')).toBeNull()
  expect(shown()).toBe('1 / 1')
  fireEvent.keyDown(screen.getByRole('link'), { key: 'ArrowRight' })
  pass(20_000)
  expect(shown()).toBe('1 / 1')
})

test('Slider: a list that becomes shorter: shows the last slide', async () => {
  const { rerender } = render(<Slider {...props} />)
  await click('Önceki')
  expect(shown()).toBe('4 / 4')
  rerender(<Slider {...props} slides={slides.slice(0, 2)} />)
  expect(shown()).toBe('2 / 2')
})
