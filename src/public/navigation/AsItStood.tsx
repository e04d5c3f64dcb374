import { Component, createElement, type ReactNode } from 'react'
import { NOT_HYDRATED } from '../../contract/constants.ts'
import { Crashed } from '../layout/CrashBoundary.tsx'
import { pageHere } from './places.ts'

/** What stands in the document, on the server nothing. */
export const standing = (): Element | null | undefined =>
  typeof document === 'undefined' ? undefined : document.getElementById('root')?.firstElementChild

/**
 * Around everything: where something in it fails, what stood before stands again, with what was typed in it, as in a
 * document without scripts, and is laid out as one (`startScript.ts`). Links and forms work; a reload begins anew, and is made
 * where the address names another page by now than the one that stands.
 */
export class AsItStood extends Component<{ children: ReactNode }, { stood?: Element | null }> {
  override state: { stood?: Element | null } = {}
  readonly address = pageHere()

  /** React takes away what failed only after this. */
  static getDerivedStateFromError() {
    const stood = standing()?.cloneNode(true) as Element | undefined
    for (const waiting of stood?.querySelectorAll('[aria-busy]') ?? []) waiting.ariaBusy = null
    return { stood: stood ?? null }
  }

  override componentDidCatch() {
    document.documentElement.classList.add(NOT_HYDRATED)
    if (pageHere() !== this.address) window.location.reload()
  }

  override render() {
    const { stood } = this.state
    if (stood === undefined) return this.props.children
    if (stood === null) return <Crashed />
    return createElement(stood.localName, {
      className: stood.className,
      // Their place is here from then on, however often React asks for it.
      ref: (element: Element | null) => stood.firstChild && element?.replaceChildren(...stood.childNodes),
    })
  }
}
