import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { classNames } from '../classNames.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import styles from './Menu.module.css'

export interface MenuProps extends Omit<ComponentProps<'details'>, 'children' | 'open'> {
  /** What the button is called. */
  label: string
  children: ReactNode
}

/**
 * The menu of narrow screens: a disclosure below the header (not `role="menu"`, which promises arrow keys) that also
 * works before and without scripts. Escape closes it and gives the focus back; so does following a link, and leaving
 * it. Wide screens show `Nav` itself.
 */
export function Menu({ label, children, className, ...rest }: MenuProps) {
  const summary = useRef<HTMLElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = (details: HTMLDetailsElement) => {
    details.open = false
  }
  const handlers = {
    onToggle: (event: { currentTarget: HTMLDetailsElement }) => setOpen(event.currentTarget.open),
    onKeyDown: (event: KeyboardEvent<HTMLDetailsElement>) => {
      if (event.key !== 'Escape' || !event.currentTarget.open) return
      close(event.currentTarget)
      summary.current?.focus()
    },
    onClick: (event: MouseEvent<HTMLDetailsElement>) => {
      if ((event.target as Element).closest('a')) close(event.currentTarget)
    },
    onBlur: (event: FocusEvent<HTMLDetailsElement>) => {
      if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close(event.currentTarget)
    },
  }
  return (
    <details
      {...rest}
      {...handlers}
      className={classNames(styles.menu, className)}
      data-state={isOpen ? 'open' : 'closed'}
    >
      <summary ref={summary} className={styles.button}>
        <VisuallyHidden>{label}</VisuallyHidden>
        <Icon name="menu" className={styles.whenClosed} />
        <Icon name="close" className={styles.whenOpen} />
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  )
}
