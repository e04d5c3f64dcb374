import { classNames } from '@filiz/design-system/classNames'
import { mergeHandlers } from '@filiz/design-system/eventHandlers'
import { IconButton } from '@filiz/design-system/IconButton'
import { Icon } from '@filiz/design-system/icons/page'
import { useDismissal } from '@filiz/design-system/useDismissal'
import { type ComponentProps, useId, useRef, useState } from 'react'
import styles from './MobileMenu.module.css'

export interface MobileMenuProps extends ComponentProps<'div'> {
  /** What the button is called. */
  label: string
}

/**
 * The menu of narrow screens: a disclosure below the header (not `role="menu"`, which promises arrow keys). Escape
 * closes it and gives the focus back; following a link, leaving it and pressing outside of it close it too. Wide
 * screens, and those without scripts, show `Nav` itself.
 */
export function MobileMenu({ label, className, children, ...rest }: MobileMenuProps) {
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
