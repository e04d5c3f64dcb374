import type { ComponentProps } from 'react'
import { classNames } from '../classNames.ts'
import styles from './Title.module.css'
import { textLengthOf } from './textLength.ts'

export interface TitleProps extends Omit<ComponentProps<'h1'>, 'title' | 'children'> {
  /** Its rank in the page's outline. */
  level: 1 | 2 | 3
  /** How it looks, whatever its rank: `xl` heads a page, `l` a page beside a picture, `m` half a screen, `s` a card. */
  size: 'xl' | 'l' | 'm' | 's'
  children: string
}

/**
 * A title that somebody else wrote, and that may be one word or forty: a long one is set smaller, so that it stays a
 * title. Not for texts of our own: a plain heading does.
 */
export function Title({ level, size, className, children, ...rest }: TitleProps) {
  const Heading = `h${level}` as const
  return (
    <Heading
      {...rest}
      className={classNames(styles.title, className)}
      data-size={size}
      data-length={textLengthOf(children)}
    >
      {children}
    </Heading>
  )
}
