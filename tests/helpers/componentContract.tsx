import { createEvent, type EventType, fireEvent, render } from '@testing-library/react'
import axe from 'axe-core'
import type { ComponentProps, ElementType, ReactElement, SyntheticEvent } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'

/** Colours need a real layout (Storybook's tests have one); landmarks belong to whole pages. */
const AXE_OPTIONS = { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } }

/** Events that reach every element, and those of controls and forms alone. The names are `fireEvent`'s. */
const EVENTS: readonly EventType[] = [
  ...(['click', 'doubleClick', 'contextMenu', 'mouseDown', 'mouseUp', 'mouseMove', 'mouseOver', 'mouseOut'] as const),
  ...(['mouseEnter', 'mouseLeave', 'pointerDown', 'pointerUp', 'pointerMove', 'pointerOver', 'pointerOut'] as const),
  ...(['pointerEnter', 'pointerLeave', 'pointerCancel', 'gotPointerCapture', 'lostPointerCapture'] as const),
  ...(['touchStart', 'touchMove', 'touchEnd', 'touchCancel', 'keyDown', 'keyUp', 'focus', 'blur', 'input'] as const),
  ...(['copy', 'cut', 'paste', 'compositionStart', 'compositionUpdate', 'compositionEnd', 'scroll', 'wheel'] as const),
  ...(['drag', 'dragStart', 'dragEnd', 'dragEnter', 'dragLeave', 'dragOver', 'drop'] as const),
  ...(['animationStart', 'animationIteration', 'animationEnd', 'transitionEnd'] as const),
]
const EVENTS_OF: Record<string, readonly EventType[] | undefined> = {
  input: ['change', 'invalid'],
  textarea: ['change', 'invalid'],
  form: ['submit', 'reset'],
}
const handlerOf = (event: EventType) => `on${event[0]!.toUpperCase()}${event.slice(1)}`
const prefixed = (event: string) => new Event(`webkit${event[0]!.toUpperCase()}${event.slice(1)}`, { bubbles: true })

/** Attributes that a caller may set on every component, with their values in the DOM. */
const ATTRIBUTES = {
  id: 'own-id',
  dir: 'ltr',
  'data-own': 'data',
  'aria-busy': 'true',
  'aria-controls': 'other',
  'aria-current': 'step',
  'aria-describedby': 'other',
  'aria-details': 'other',
  'aria-disabled': 'true',
  'aria-errormessage': 'other',
  'aria-expanded': 'true',
  'aria-haspopup': 'dialog',
  'aria-invalid': 'true',
  'aria-keyshortcuts': 'Alt+K',
  'aria-labelledby': 'other',
  'aria-live': 'polite',
  'aria-owns': 'other',
  'aria-pressed': 'mixed',
}

/** Violations found by axe, one line each. */
export async function accessibilityFaultsOf(root: Element): Promise<string[]> {
  const { violations } = await axe.run(root, AXE_OPTIONS)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

/**
 * Tests for every component of the design system: it renders on the server without a style attribute (which the content
 * security policy forbids), hydrates without warnings, passes `ref`, rest props and classes to its root, and has no axe
 * violations. `inside` wraps components that need a certain parent, such as a list.
 */
export function componentContract<C extends ElementType>(
  Component: C,
  props: ComponentProps<C>,
  inside: (element: ReactElement) => ReactElement = (element) => element,
): void {
  const Any = Component as ElementType
  const element = (more: object = {}) => inside(<Any {...props} {...more} />)

  test('renders on the server without inline styles, and hydrates without warnings', () => {
    const html = renderToString(element())
    expect(html).not.toBe('')
    expect(html).not.toMatch(/\sstyle=/)
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = html
    const before = container.innerHTML
    const surprises: unknown[] = []
    render(element(), { container, hydrate: true, onRecoverableError: (error) => surprises.push(error) })
    expect(surprises).toEqual([])
    expect(container.innerHTML).toBe(before)
  })

  test('puts ref, rest props and classes on its root', () => {
    let root: Element | null = null
    const { container } = render(
      element({
        'data-testid': 'root',
        className: 'from-outside',
        ref: (node: Element | null) => {
          root = node ?? root
        },
      }),
    )
    const found = container.querySelector('[data-testid="root"]')
    expect(found).not.toBeNull()
    expect(found).toBe(root)
    expect(found).toHaveClass('from-outside')
    const own = render(element()).container.querySelector(found!.tagName)
    expect([...found!.classList]).toEqual(expect.arrayContaining([...own!.classList]))
  })

  test('passes attributes and style to its root', () => {
    const { container } = render(element({ 'data-testid': 'root', ...ATTRIBUTES, style: { scrollMarginTop: '3px' } }))
    const root = container.querySelector('[data-testid="root"]')!
    // Lists of ids may also contain the component's own.
    const dropped = Object.entries(ATTRIBUTES).filter(
      ([name, value]) => !root.getAttribute(name)?.split(' ').includes(value),
    )
    expect(dropped).toEqual([])
    expect(root).toHaveStyle({ scrollMarginTop: '3px' })
  })

  test('calls every event handler of the caller', () => {
    const show = (more: object = {}) => {
      const { container, unmount } = render(element({ 'data-testid': 'root', ...more }))
      return { root: () => container.querySelector('[data-testid="root"]'), unmount }
    }
    const first = show()
    const events = [...EVENTS, ...(EVENTS_OF[first.root()!.localName] ?? [])]
    first.unmount()
    const handlers = Object.fromEntries(events.map((event) => [handlerOf(event), vi.fn()]))
    let shown = show(handlers)
    for (const event of events) {
      // A component may remove itself, for example after its animation: it is rendered again.
      if (!shown.root()) {
        shown.unmount()
        shown = show(handlers)
      }
      fireEvent[event](shown.root()!, event === 'change' ? { target: { value: 'other' } } : {})
      // jsdom has no `AnimationEvent`, so React listens to the prefixed names.
      if (event.startsWith('animation')) fireEvent(shown.root()!, prefixed(event))
    }
    expect(Object.keys(handlers).filter((name) => handlers[name]!.mock.calls.length === 0)).toEqual([])
  })

  test('ignores clicks on a link or button while it is aria-disabled', () => {
    for (const value of [true, 'true', false] as const) {
      const onClick = vi.fn()
      const { container, unmount } = render(element({ 'data-testid': 'root', onClick, 'aria-disabled': value }))
      const root = container.querySelector('[data-testid="root"]')!
      if (root.matches('a, button')) {
        const click = createEvent.click(root)
        fireEvent(root, click)
        expect([value, onClick.mock.calls.length]).toEqual([value, value ? 0 : 1])
        if (value) expect(click.defaultPrevented).toBe(true)
      }
      unmount()
    }
  })

  test('has no axe violations', async () => {
    expect(await accessibilityFaultsOf(render(element()).container)).toEqual([])
  })
}

/** An event that a component handles itself. */
interface HandledEvent {
  /** Brings the component into the state in which it handles the event. */
  arrange?: (root: Element) => void
  fire: (root: Element) => void
  /** What the component's own handler changes. */
  effect: (root: Element) => unknown
}

/** The caller's event handler runs before the component's own, which is skipped when the caller prevents the default. */
export function handlerContract<C extends ElementType>(
  Component: C,
  props: ComponentProps<C>,
  events: Record<`on${string}`, HandledEvent>,
): void {
  const Any = Component as ElementType

  test.each(Object.entries(events))('%s: runs the caller’s handler, then its own', (name, event) => {
    const hasEffect = (handler?: (event: SyntheticEvent) => void) => {
      const { container, rerender, unmount } = render(<Any {...props} data-testid="root" />)
      const root = container.querySelector('[data-testid="root"]')!
      event.arrange?.(root)
      rerender(<Any {...props} data-testid="root" {...{ [name]: handler }} />)
      const before = event.effect(root)
      event.fire(root)
      const after = event.effect(root)
      unmount()
      return after !== before
    }
    const listens = vi.fn()
    expect([hasEffect(), hasEffect(listens), hasEffect((event) => event.preventDefault())]).toEqual([true, true, false])
    expect(listens).toHaveBeenCalledOnce()
  })
}
