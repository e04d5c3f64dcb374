import { classNames } from '@filiz/design-system/classNames'
import { VisuallyHidden } from '@filiz/design-system/VisuallyHidden'
import type { ComponentProps, ReactNode } from 'react'
import styles from './ChatMessage.module.css'

export interface ChatMessageProps extends ComponentProps<'div'> {
  from: 'user' | 'model'
  /** Who that is, for those who do not see on which side it stands. */
  speaker: string
  /** It says that something went wrong. */
  isError?: boolean
  /** What it rests on, or what can be done now: below the words. */
  after?: ReactNode
}

/** One turn of a conversation; its line breaks are kept. Not for quotations, nor for notices on a page (`Notice`). */
export function ChatMessage({ from, speaker, isError = false, after, className, children, ...rest }: ChatMessageProps) {
  return (
    <div {...rest} className={classNames(styles.message, className)} data-from={from} data-error={isError || undefined}>
      <VisuallyHidden>{speaker}: </VisuallyHidden>
      <div className={styles.words}>{children}</div>
      {after && <div className={styles.after}>{after}</div>}
    </div>
  )
}
