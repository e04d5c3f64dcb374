import { Icon, type IconName } from '@filiz/design-system/icons/all'
import MuiButton, { type ButtonProps as MuiButtonProps } from '@mui/material/Button'
import MuiIconButton, { type IconButtonProps as MuiIconButtonProps } from '@mui/material/IconButton'
import type { AnchorHTMLAttributes, ElementType } from 'react'
import type { LinkProps } from 'react-router-dom'
import styles from './Page.module.css'

interface ElementProps
  extends Pick<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel'>,
    Partial<Pick<LinkProps, 'to' | 'state'>> {
  /** The element, e.g. React Router's `Link`. */
  component?: ElementType
}

export interface ButtonProps extends Omit<MuiButtonProps, 'startIcon'>, ElementProps {
  icon?: IconName | false | undefined
  /** Its action is running: it keeps the focus, and clicks have no effect. */
  isBusy?: boolean
}

/** MUI's button, outlined unless another `variant` is given. */
export const Button = ({ icon, isBusy, onClick, ...rest }: ButtonProps) => (
  <MuiButton
    variant="outlined"
    startIcon={icon && <Icon name={icon} size={18} />}
    {...(isBusy !== undefined && { 'aria-disabled': isBusy })}
    {...(onClick && !isBusy && { onClick })}
    {...rest}
  />
)

/** An action in the page header; on a phone only its icon is visible. */
export const ActionButton = ({ children, ...rest }: ButtonProps & { icon: IconName }) => (
  <Button className={styles.button} {...rest}>
    <span className={styles.briefWords}>{children}</span>
  </Button>
)

interface IconButtonProps extends Omit<MuiIconButtonProps, 'aria-label' | 'children'>, ElementProps {
  icon: IconName
  /** In pixels. */
  iconSize?: number
  label: string
}

export const IconButton = ({ icon, iconSize = 19, label, ...rest }: IconButtonProps) => (
  <MuiIconButton aria-label={label} {...rest}>
    <Icon name={icon} size={iconSize} />
  </MuiIconButton>
)
