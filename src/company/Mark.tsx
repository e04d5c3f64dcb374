import type { ComponentProps } from 'react'
import { classNames } from '../design-system/components/classNames.ts'
import styles from './Mark.module.css'
import * as mark from './mark.ts'

export interface MarkProps extends Omit<ComponentProps<'svg'>, 'children' | 'dangerouslySetInnerHTML' | 'viewBox'> {
  /** The background: green on paper, gold on the field. */
  on?: 'paper' | 'field'
  size?: number
  /** Address of the company's own icon, shown in place of the mark. */
  icon?: string | undefined
  /** Accessible name, if the brand's name is not in a text beside the mark. */
  label?: string
}

/** The company's mark, from `mark.svg`. Beside the brand's name it is decoration; alone it needs a label. */
export const Mark = ({ on = 'paper', size = 34, icon, label, className, ...rest }: MarkProps) =>
  icon ? (
    <img src={icon} alt={label ?? ''} width={size} height={size} className={classNames(styles.icon, className)} />
  ) : (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={size}
      height={size}
      viewBox={mark.viewBox}
      focusable="false"
      data-on={on}
      className={classNames(styles.mark, className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the company's own file, reduced to shapes
      dangerouslySetInnerHTML={{ __html: mark.shapes }}
    />
  )
