import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { componentContract } from '../../../../tests/componentContract.tsx'
import { holdTimers } from '../../../../tests/setup/holdTimers.ts'
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

beforeEach(() => holdTimers({ shouldAdvanceTime: true }))

const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const press = (name: string) => user().click(screen.getByRole('button', { name }))
const slider = () => screen.getByRole('region', { name: 'Öne çıkanlar' })
/** Where the one slide stands that everybody meets. */
const shown = () => {
  const current = screen.getAllByRole('group', { name: /\d \/ \d/ }).filter((slide) => !slide.hasAttribute('inert'))
  expect(current).toHaveLength(1)
  return current[0]!.getAttribute('aria-label')
}

test('says of what slides show what language it is in, and not of its own words', () => {
  render(<Slider {...props} contentLang="tr" />)
  expect(screen.getByText('Konya').closest('[lang]')).toHaveAttribute('lang', 'tr')
  expect(screen.getAllByRole('group', { name: /\d \/ \d/ })[0]!.closest('body [lang]')).toBeNull()
})

describe('by hand', () => {
  test('goes on and back, around both ends', async () => {
    render(<Slider {...props} />)
    expect(shown()).toBe('1 / 4')
    await press('Önceki')
    expect(shown()).toBe('4 / 4')
    await press('Sonraki')
    expect(shown()).toBe('1 / 4')
    await press('Sonraki')
    expect(shown()).toBe('2 / 4')
  })

  test('goes to a dot, which says that it is the current one', async () => {
    render(<Slider {...props} />)
    const dots = within(screen.getByRole('group', { name: 'Slayt seçin' })).getAllByRole('button')
    expect(dots).toHaveLength(4)
    await press('3. slayda git')
    expect(shown()).toBe('3 / 4')
    expect(dots.map((dot) => dot.getAttribute('aria-current'))).toEqual([null, null, 'true', null])
  })

  test('goes by arrow keys when the focus is inside, but not by those that the browser needs', async () => {
    render(<Slider {...props} />)
    screen.getByRole('link', { name: 'Çukurova ürünleri' }).focus()
    await user().keyboard('{ArrowRight}')
    expect(shown()).toBe('2 / 4')
    await user().keyboard('{Alt>}{ArrowLeft}{/Alt}')
    expect(shown()).toBe('2 / 4')
  })

  test.each([
    ['to the left goes on', [300, 100], [240, 110], '2 / 4'],
    ['to the right goes back', [100, 100], [160, 90], '4 / 4'],
    ['that is short is a tap', [100, 100], [130, 100], '1 / 4'],
    ['that goes down is a scroll', [100, 100], [160, 200], '1 / 4'],
  ] as const)('a swipe %s', (_, [x, y], [toX, toY], expected) => {
    render(<Slider {...props} />)
    const picture = screen.getByTestId('Çukurova')
    fireEvent.pointerDown(picture, { isPrimary: true, button: 0, clientX: x, clientY: y })
    fireEvent.pointerUp(picture, { isPrimary: true, clientX: toX, clientY: toY })
    expect(shown()).toBe(expected)
  })

  test('takes the selecting of text for no swipe', () => {
    render(<Slider {...props} />)
    const title = screen.getByText('Çukurova')
    fireEvent.pointerDown(title, { isPrimary: true, button: 0, clientX: 100, clientY: 100 })
    window.getSelection()!.selectAllChildren(title)
    fireEvent.pointerUp(title, { isPrimary: true, clientX: 200, clientY: 100 })
    expect(shown()).toBe('1 / 4')
    window.getSelection()!.removeAllRanges()
  })
})

describe('by itself', () => {
  test('goes on after its time, around the end, each slide for its whole time', async () => {
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

  test('until it is stopped, by the first thing that the keyboard meets', async () => {
    render(<Slider {...props} />)
    await user().tab()
    expect(screen.getByRole('button', { name: 'Durdur' })).toHaveFocus()
    await user().keyboard('{Enter}')
    expect(screen.getByRole('button', { name: 'Oynat' })).toHaveFocus()
    act(() => (document.activeElement as HTMLElement).blur())
    pass(20_000)
    expect(shown()).toBe('1 / 4')
    await press('Oynat')
    pass(6000)
    expect(shown()).toBe('2 / 4')
  })

  test('not while a mouse points at it', () => {
    render(<Slider {...props} />)
    fireEvent.pointerMove(slider(), { pointerType: 'mouse' })
    pass(20_000)
    expect(shown()).toBe('1 / 4')
    fireEvent.pointerLeave(slider(), { pointerType: 'mouse' })
    pass(6000)
    expect(shown()).toBe('2 / 4')
  })

  test('also under a mouse that lies where it is drawn', () => {
    render(<Slider {...props} />)
    fireEvent.pointerEnter(slider(), { pointerType: 'mouse' })
    pass(6000)
    expect(shown()).toBe('2 / 4')
  })

  test('not while the keyboard is in it', () => {
    render(<Slider {...props} />)
    const link = screen.getByRole('link', { name: 'Çukurova ürünleri' })
    act(() => link.focus())
    pass(20_000)
    expect(shown()).toBe('1 / 4')
    act(() => link.blur())
    pass(6000)
    expect(shown()).toBe('2 / 4')
  })

  test('not in a tab that nobody looks at', () => {
    render(<Slider {...props} />)
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    pass(20_000)
    expect(shown()).toBe('1 / 4')
    hidden.mockReturnValue(false)
    pass(6000)
    expect(shown()).toBe('2 / 4')
  })

  test('not for those who want less motion, unless they start it', async () => {
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
    await press('Oynat')
    pass(6000)
    expect(shown()).toBe('2 / 4')
  })
})

test('what changes is said aloud only when it does not change by itself', () => {
  const { container } = render(<Slider {...props} />)
  const live = container.querySelector('[aria-live]')!
  expect(live).toHaveAttribute('aria-live', 'off')
  fireEvent.click(screen.getByRole('button', { name: 'Durdur' }))
  expect(live).toHaveAttribute('aria-live', 'polite')
})

test('draws the first picture at once, the next ones when their turn is near, and none that nobody sees', () => {
  render(<Slider {...props} />)
  const drawn = () => slides.map(({ title }) => title).filter((title) => screen.queryByTestId(title))
  expect(drawn()).toEqual(['Çukurova'])
  pass(3999)
  expect(drawn()).toEqual(['Çukurova'])
  pass(1)
  expect(drawn()).toEqual(['Çukurova', 'Konya'])
  fireEvent.pointerEnter(slider(), { pointerType: 'mouse' })
  expect(drawn()).toEqual(['Çukurova', 'Konya', 'Ege'])
})

test('on the server the first one stands, and its picture alone', () => {
  const html = renderToString(<Slider {...props} />)
  expect(html).toContain('data-testid="Çukurova"')
  expect(html).not.toContain('data-testid="Konya"')
  expect(html.match(/inert/g)).toHaveLength(3)
})

test('one alone has nothing to turn', () => {
  render(<Slider {...props} slides={slides.slice(0, 1)} />)
  expect(screen.queryByRole('button')).toBeNull()
  expect(shown()).toBe('1 / 1')
  fireEvent.keyDown(screen.getByRole('link'), { key: 'ArrowRight' })
  pass(20_000)
  expect(shown()).toBe('1 / 1')
})

test('a list that becomes shorter leaves no empty place', async () => {
  const { rerender } = render(<Slider {...props} />)
  await press('Önceki')
  expect(shown()).toBe('4 / 4')
  rerender(<Slider {...props} slides={slides.slice(0, 2)} />)
  expect(shown()).toBe('2 / 2')
})
