import { render } from '@testing-library/react'
import axe from 'axe-core'
import type { ComponentProps, ElementType, ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

/** Colours need a real layout (Storybook's tests have one); landmarks belong to whole pages. */
const AXE_OPTIONS = { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } }

/** What axe finds wrong, one line each. */
export async function accessibilityFaultsOf(root: Element): Promise<string[]> {
  const { violations } = await axe.run(root, AXE_OPTIONS)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

/**
 * What every component of the design system promises: it renders on the server without a style attribute (the content
 * security policy refuses them), hydrates in silence, gives its root to `ref`, puts rest props and classes on it, and
 * axe finds nothing. Components that need a parent of their own (a list, say) pass `inside`.
 */
export function componentContract<C extends ElementType>(
  Component: C,
  props: ComponentProps<C>,
  inside: (element: ReactElement) => ReactElement = (element) => element,
): void {
  const Any = Component as ElementType
  const element = (more: object = {}) => inside(<Any {...props} {...more} />)

  test('renders on the server, without inline styles, and hydrates in silence', () => {
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

  test('has no accessibility fault that axe knows', async () => {
    expect(await accessibilityFaultsOf(render(element()).container)).toEqual([])
  })
}
