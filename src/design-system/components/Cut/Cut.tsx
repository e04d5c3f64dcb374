import type { ComponentProps } from 'react'
import { classNames } from '../classNames.ts'
import styles from './Cut.module.css'

export interface CutProps extends ComponentProps<'div'> {
  /** The edge that is cut: the one towards the words. */
  edge: 'left' | 'right'
}

/**
 * A picture beside text, one edge cut at a slant; its child fills it. It takes the size that its class
 * gives it. Not below or above words: there nothing is cut.
 */
export function Cut({ edge, className, ...rest }: CutProps) {
  return <div {...rest} className={classNames(styles.cut, styles[edge], className)} data-edge={edge} />
}
