import type { ComponentProps } from 'react'
import { classNames } from '../classNames.ts'
import styles from './Title.module.css'

export interface TitleProps extends Omit<ComponentProps<'h1'>, 'title' | 'children'> {
  /** Heading level. */
  level: 1 | 2 | 3
  /** Its size, whatever its level: `xl` of a page, `l` of a page beside a picture, `m` of half a screen, `s` of a card. */
  size: 'xl' | 'l' | 'm' | 's'
  children: string
}

/**
 * A heading whose text is content, from one word to forty: a long one is set smaller. Not for fixed texts, for which a
 * plain heading is enough.
 */
export function Title({ level, size, className, children, ...rest }: TitleProps) {
  const Heading = `h${level}` as const
  return (
    <Heading
      {...rest}
      className={classNames(styles.title, className)}
      data-size={size}
      data-length={lengthOf(children)}
    >
      {children}
    </Heading>
  )
}

/** The class of length of a title, by its number of characters. */
const lengthOf = (text: string) => (text.length <= 48 ? 'short' : text.length <= 110 ? 'long' : 'very-long')
