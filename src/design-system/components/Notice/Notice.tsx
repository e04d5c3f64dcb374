import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import styles from './Notice.module.css'

export interface NoticeProps extends Omit<ComponentProps<'div'>, 'title' | 'role' | 'children'> {
  /** `plain` for an empty state, `error` for a failure, `success` for a completed action. */
  tone?: 'plain' | 'error' | 'success'
  title: string
  /** Heading level of the title; without it the title is a paragraph. */
  level?: 1 | 2 | 3
  /** One more sentence. */
  text?: ReactNode
  /** Next step: one button or link. */
  action?: ReactNode
  /** A small picture at the left, cut at a slant. */
  picture?: ReactNode
}

const ROLES = { plain: undefined, error: 'alert', success: 'status' } as const

/**
 * Takes the place of content that is missing, failed or done: what happened, and what to do next. Not for the error of
 * a form control (its `error`), nor for loading (`Skeleton`).
 */
export function Notice({ tone = 'plain', title, level, text, action, picture, className, ...rest }: NoticeProps) {
  const Title = level ? (`h${level}` as const) : 'p'
  return (
    <div
      {...rest}
      className={classNames(styles.notice, className)}
      role={ROLES[tone]}
      data-tone={tone}
      data-picture={picture ? true : undefined}
    >
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={styles.text}>
        <Title className={styles.title}>{title}</Title>
        {text && <p>{text}</p>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  )
}
