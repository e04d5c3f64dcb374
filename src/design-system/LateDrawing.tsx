import type { ComponentPropsWithRef } from 'react'
import { classNames } from './components/classNames.ts'
import styles from './drawing.module.css'
import { viewOf } from './twoThemes.ts'

export type LateDrawingProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** What it shows, when it says something that the text does not. Without it the drawing is decoration. */
  label?: string | undefined
}

interface FileProps extends LateDrawingProps {
  /** The address of its file, which has it by day and by night. */
  file: string
  /** How high it is there, and what of it is seen. */
  height: number
  x?: number
  width: number
}

/** A drawing that is asked for when it comes near, by browsers themselves: those without scripts ask for it at once. */
export const LateDrawing = ({ file, height, x = 0, width, label, className, ...rest }: FileProps) => (
  <span
    className={classNames(styles.later, styles.drawing, className)}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    {...rest}
  >
    <img className={styles.day} src={file + viewOf('light', height, x, width)} alt="" loading="lazy" />
    <img className={styles.night} src={file + viewOf('dark', height, x, width)} alt="" loading="lazy" />
  </span>
)
