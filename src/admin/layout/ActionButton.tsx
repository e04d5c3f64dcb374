import { Icon, type IconName } from '@filiz/design-system/icons/all'
import Button, { type ButtonProps } from '@mui/material/Button'
import type { AnchorHTMLAttributes, ElementType } from 'react'
import type { LinkProps } from 'react-router-dom'
import styles from './Page.module.css'

type ActionButtonProps = Omit<ButtonProps, 'variant' | 'startIcon' | 'className'> &
  Pick<AnchorHTMLAttributes<HTMLAnchorElement>, 'target' | 'rel'> &
  Partial<Pick<LinkProps, 'to' | 'state'>> & {
    icon: IconName
    /** The element, e.g. React Router's `Link`. */
    component?: ElementType
  }

/** An action in the page header; on a phone only its icon is visible. */
export const ActionButton = ({ icon, children, ...rest }: ActionButtonProps) => (
  <Button className={styles.button} variant="outlined" startIcon={<Icon name={icon} size={18} />} {...rest}>
    <span className={styles.briefWords}>{children}</span>
  </Button>
)
