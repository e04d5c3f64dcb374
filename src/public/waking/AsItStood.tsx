import { Component, createElement, type ReactNode } from 'react'
import { Crashed } from '../shell/CrashBoundary.tsx'

/** What stands in the document, on the server nothing. */
export const standing = (): Element | null | undefined =>
  typeof document === 'undefined' ? undefined : document.getElementById('root')?.firstElementChild

/**
 * Around everything: where something in it fails, what stood before stands again, with what was typed in it, as in a
 * document without scripts. Links and forms work; a reload begins anew.
 */
export class AsItStood extends Component<{ children: ReactNode }, { stood?: Element | null }> {
  override state: { stood?: Element | null } = {}

  /** React takes away what failed only after this. */
  static getDerivedStateFromError() {
    const stood = standing()?.cloneNode(true) as Element | undefined
    stood?.querySelector('[data-splash]')?.remove()
    return { stood: stood ?? null }
  }

  override render() {
    const { stood } = this.state
    if (stood === undefined) return this.props.children
    if (stood === null) return <Crashed />
    return createElement(stood.localName, {
      className: stood.className,
      ref: (element: Element | null) => element?.replaceChildren(...stood.childNodes),
    })
  }
}
