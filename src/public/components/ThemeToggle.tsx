import { classNames } from '@filiz/design-system/classNames'
import { composeEventHandlers } from '@filiz/design-system/eventHandlers'
import { IconButton } from '@filiz/design-system/IconButton'
import { Icon } from '@filiz/design-system/icons'
import type { ComponentProps } from 'react'
import styles from './ThemeToggle.module.css'

export interface ThemeToggleProps extends Omit<ComponentProps<typeof IconButton>, 'label' | 'icon'> {
  theme: 'light' | 'dark'
  /** What pressing it does, by the theme that it would bring. */
  labels: { dark: string; light: string }
  onToggle: () => void
}

/**
 * Switches between day and night. Its icon follows the class on the document root, so that it is right at the first
 * paint, before the page knows which theme it is. Not shown where scripts do not run.
 */
export function ThemeToggle({ theme, labels, onToggle, className, onClick, ...rest }: ThemeToggleProps) {
  return (
    <IconButton
      {...rest}
      className={classNames(styles.toggle, className)}
      label={theme === 'dark' ? labels.light : labels.dark}
      icon={
        <span className={styles.icons}>
          <Icon name="moon" size={20} className={styles.byDay} />
          <Icon name="sun" size={20} className={styles.byNight} />
        </span>
      }
      onClick={composeEventHandlers(onClick, onToggle)}
    />
  )
}
