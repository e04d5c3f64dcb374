import {
  type ComponentProps,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { mergeEventHandlers } from '../eventHandlers.ts'
import { IconButton } from '../IconButton/IconButton.tsx'

export interface DisclosureProps extends ComponentProps<'div'> {
  /** Accessible name of the button. */
  label: string
  icon: ReactElement
  /** Icon of the button while the panel is open. */
  openIcon: ReactElement
  panelClassName?: string | undefined
}

/**
 * A panel behind an icon button (not `role="menu"`, which promises arrow keys). It closes on Escape, which returns the focus,
 * on a click outside, when the focus leaves and when a link inside is followed. Not for modal content (`Dialog`).
 */
export function Disclosure({ label, icon, openIcon, panelClassName, children, ...rest }: DisclosureProps) {
  const { isOpen, rootProps, buttonProps, panelId } = useDisclosure()
  return (
    <div {...rest} {...mergeEventHandlers(rest, rootProps)} data-state={isOpen ? 'open' : 'closed'}>
      <IconButton label={label} icon={isOpen ? openIcon : icon} {...buttonProps} />
      <div id={panelId} className={panelClassName} hidden={!isOpen}>
        {children}
      </div>
    </div>
  )
}

interface DisclosureOptions {
  /** Whether it closes on Escape, a click outside, blur and a followed link, as a panel over the page does. */
  isDismissable?: boolean
  /** Whether a mouse opens it by hovering. */
  opensOnHover?: boolean
}

/** Delay in milliseconds after the mouse has left, before a panel opened by hovering closes. */
const GRACE = 200

/** State and behaviour of a button that shows a panel: handlers for their common parent, and props of the button. */
export function useDisclosure({ isDismissable = true, opensOnHover = false }: DisclosureOptions = {}) {
  const button = useRef<HTMLButtonElement>(null)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const panelId = useId()
  const [state, setState] = useState<'closed' | 'hovered' | 'clicked'>('closed')
  const isOpen = state !== 'closed'
  const close = () => setState('closed')

  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    if (button.current?.parentElement?.contains(document.activeElement)) button.current.focus()
    close()
  })
  const onPointerDown = useEffectEvent(({ target }: Event) => {
    if (!button.current?.parentElement?.contains(target as Node)) close()
  })
  useEffect(() => {
    if (!isOpen || !isDismissable) return
    // On the document: Escape counts wherever the focus is (WCAG 1.4.13).
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPointerDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  }, [isOpen, isDismissable])

  const hoverHandlers = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      clearTimeout(leaving.current)
      if (pointerType === 'mouse') setState((before) => (before === 'closed' ? 'hovered' : before))
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') leaving.current = setTimeout(close, GRACE)
    },
  }
  const dismissHandlers = {
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
    },
    onClick: ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) close()
    },
  }
  return {
    isOpen,
    panelId,
    rootProps: { ...(opensOnHover && hoverHandlers), ...(isDismissable && dismissHandlers) },
    buttonProps: {
      ref: button,
      'aria-expanded': isOpen,
      'aria-controls': panelId,
      // A click on a panel opened by hovering keeps it open.
      onClick: () => setState(state === 'clicked' ? 'closed' : 'clicked'),
    },
  }
}
