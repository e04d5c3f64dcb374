import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../components/classNames.ts'
import styles from './Mark.module.css'
import { shapes, widths } from './mark.ts'

export type MarkProps = Omit<ComponentPropsWithRef<'svg'>, 'children' | 'viewBox'> & {
  /** What the mark stands on: green on paper, gold on the field. */
  on?: 'paper' | 'field'
  size?: number
  /** The brand's name, when no text beside the mark says it. */
  label?: string
}

/** The house's mark. Beside the brand's name it is decoration; alone it needs a label. */
export const Mark = ({ on = 'paper', size = 34, label, className, ...rest }: MarkProps) => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: the label is an aria-label; a <title> would show as a tooltip
  <svg
    xmlns="http://www.w3.org/2000/svg"
    width={size}
    height={size}
    viewBox="0 0 32 32"
    fill="none"
    focusable="false"
    data-on={on}
    className={classNames(styles.mark, className)}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    {...rest}
  >
    <path className={styles.parcel} d={shapes.parcel} />
    <path className={styles.rows} d={shapes.rows} strokeWidth={widths.rows} />
    <path className={styles.stem} d={shapes.stem} strokeWidth={widths.stem} />
    <path className={styles.leaves} d={shapes.leaves} />
  </svg>
)
