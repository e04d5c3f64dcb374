import { Icon, type IconName } from '@filiz/design-system/icons'
import Button, { type ButtonProps } from '@mui/material/Button'
import type { AnchorHTMLAttributes, ElementType } from 'react'
import type { LinkProps } from 'react-router-dom'
import styles from './BriefButton.module.css'

type BriefButtonProps = Omit<ButtonProps, 'variant' | 'startIcon' | 'className'> &
  Pick<AnchorHTMLAttributes<HTMLAnchorElement>, 'target' | 'rel'> &
  Partial<Pick<LinkProps, 'to' | 'state'>> & {
    icon: IconName
    /** What it is, where it leads within the panel. */
    component?: ElementType
  }

/** A button beside the page's title: on a phone its sign says it. */
export const BriefButton = ({ icon, children, ...rest }: BriefButtonProps) => (
  <Button className={styles.button} variant="outlined" startIcon={<Icon name={icon} size={18} />} {...rest}>
    <span className={styles.words}>{children}</span>
  </Button>
)
