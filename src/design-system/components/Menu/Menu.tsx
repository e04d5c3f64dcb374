import { type ComponentProps, useId, useRef, useState } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { classNames } from '../classNames.ts'
import { mergeHandlers } from '../eventHandlers.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useDismissal } from '../useDismissal.ts'
import styles from './Menu.module.css'

export interface MenuProps extends ComponentProps<'div'> {
  /** What the button is called. */
  label: string
}

/**
 * The menu of narrow screens: a disclosure below the header (not `role="menu"`, which promises arrow keys). Escape
 * closes it and gives the focus back; following a link, leaving it and pressing outside of it close it too. Wide
 * screens, and those without scripts, show `Nav` itself.
 */
export function Menu({ label, className, children, ...rest }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const [isOpen, setOpen] = useState(false)
  const dismissal = useDismissal(isOpen, button, () => setOpen(false))
  return (
    <div
      {...rest}
      {...mergeHandlers(rest, dismissal)}
      className={classNames(styles.menu, className)}
      data-state={isOpen ? 'open' : 'closed'}
    >
      <IconButton
        ref={button}
        label={label}
        icon={<Icon name={isOpen ? 'close' : 'menu'} />}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      />
      <div id={panelId} className={styles.panel} hidden={!isOpen}>
        {children}
      </div>
    </div>
  )
}
