import type { EventHandler, SyntheticEvent } from 'react'

type Handler = EventHandler<SyntheticEvent>

/** The caller's event handler, then the component's own, which is skipped when the caller has prevented the default. */
export const composeEventHandlers =
  <E extends SyntheticEvent>(callers: EventHandler<E> | undefined, own: EventHandler<E>): EventHandler<E> =>
  (event) => {
    callers?.(event)
    if (!event.defaultPrevented) own(event)
  }

/** The component's own event handlers, each composed with the caller's of the same name in `props`. */
export function mergeEventHandlers<Name extends `on${string}`>(
  props: { [N in Name]?: Handler | undefined },
  own: { [N in Name]?: Handler | undefined },
): { [N in Name]?: Handler } {
  const merged: { [N in Name]?: Handler } = {}
  for (const name of Object.keys(own) as Name[]) {
    const handler = own[name]
    if (handler) merged[name] = composeEventHandlers(props[name], handler)
  }
  return merged
}

interface Clickable<E extends SyntheticEvent> {
  'aria-disabled'?: boolean | 'true' | 'false' | undefined
  onClick?: EventHandler<E> | undefined
}

/** `onClick` of an element that may be `aria-disabled`: then it does nothing, and the element stays in the tab order. */
export const clickProps = <E extends SyntheticEvent>({ 'aria-disabled': isDisabled, onClick }: Clickable<E>) => ({
  onClick: isDisabled === true || isDisabled === 'true' ? preventClick : onClick,
})

const preventClick = (event: SyntheticEvent) => event.preventDefault()
