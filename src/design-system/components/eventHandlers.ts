import type { EventHandler, SyntheticEvent } from 'react'

type Handler = EventHandler<SyntheticEvent>

/** The caller's event handler, then the component's own, which is skipped when the caller has prevented the default. */
export const composeHandlers =
  <E extends SyntheticEvent>(callers: EventHandler<E> | undefined, own: EventHandler<E>): EventHandler<E> =>
  (event) => {
    callers?.(event)
    if (!event.defaultPrevented) own(event)
  }

/** The component's own event handlers, each composed with the caller's of the same name in `props`. */
export function mergeHandlers<Name extends `on${string}`>(
  props: { [N in Name]?: Handler | undefined },
  own: Record<Name, Handler>,
): Record<Name, Handler> {
  const merged = { ...own }
  for (const name of Object.keys(own) as Name[]) merged[name] = composeHandlers(props[name], own[name])
  return merged
}

interface Clickable<E extends SyntheticEvent> {
  'aria-disabled'?: boolean | 'true' | 'false' | undefined
  onClick?: EventHandler<E> | undefined
}

/** `onClick` of an element that may be `aria-disabled`: then a click does nothing, and it keeps its place in the tab order. */
export const clickProps = <E extends SyntheticEvent>({ 'aria-disabled': isDisabled, onClick }: Clickable<E>) => ({
  onClick: isDisabled === true || isDisabled === 'true' ? preventClick : onClick,
})

const preventClick = (event: SyntheticEvent) => event.preventDefault()
