import type { EventHandler, SyntheticEvent } from 'react'

type Handlers<Name extends string> = { [N in Name]?: EventHandler<SyntheticEvent> | undefined }

/** The component's own event handlers, each after the caller's in `props`, and skipped if that prevents the default. */
export function mergeEventHandlers<Name extends `on${string}`>(
  props: Handlers<Name>,
  own: Handlers<Name>,
): Handlers<Name> {
  const merged: Handlers<Name> = {}
  for (const name of Object.keys(own) as Name[])
    merged[name] = (event) => {
      props[name]?.(event)
      if (!event.defaultPrevented) own[name]?.(event)
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
