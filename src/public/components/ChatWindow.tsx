import { classNames } from '@filiz/design-system/classNames'
import { IconButton } from '@filiz/design-system/IconButton'
import { Icon } from '@filiz/design-system/icons'
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import { Mark } from '../../company/Mark.tsx'
import styles from './ChatWindow.module.css'

export interface ChatWindowProps extends Omit<ComponentProps<'section'>, 'title' | 'children' | 'role'> {
  /** Who one talks to. */
  title: string
  closeLabel: string
  onClose: () => void
  /** The turns so far, oldest first, as `ChatMessage`s. */
  children: ReactNode
  /** What changes with each new one: the log moves to it then. */
  newest: string | number
  /** The `ChatComposer`, and a line of small print. */
  foot: ReactNode
}

/**
 * A conversation in a window of its own, beside the page and not instead of it: no veil, no trap. Escape closes it.
 * Not for a form (it stands on a page), nor for a question with two answers.
 */
export function ChatWindow({
  title,
  closeLabel,
  onClose,
  newest,
  children,
  foot,
  className,
  ...rest
}: ChatWindowProps) {
  const titleId = useId()
  const log = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn is the reason to move
  useEffect(() => showNewest(log.current!), [newest])
  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose()
  })
  // React hears no keys between two pages, while the browser keeps a picture of the one that goes.
  useEffect(() => {
    const frame = log.current!.parentElement!
    frame.addEventListener('keydown', onKeyDown)
    return () => frame.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <section
      tabIndex={-1}
      aria-labelledby={titleId}
      {...rest}
      className={classNames(styles.window, className)}
      role="dialog"
    >
      <div className={styles.head}>
        <Mark on="field" size={28} />
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <IconButton label={closeLabel} icon={<Icon name="close" size={20} />} onClick={onClose} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard (WCAG 2.1.1) */}
      <div ref={log} className={styles.log} role="log" aria-labelledby={titleId} tabIndex={0}>
        {children}
      </div>
      <div className={styles.foot}>{foot}</div>
    </section>
  )
}

/** The end of the log, or the beginning of its newest turn when that alone is longer than the log. */
function showNewest(log: HTMLElement) {
  const turn = log.lastElementChild as HTMLElement | null
  log.scrollTop = log.scrollHeight
  if (turn && turn.offsetHeight > log.clientHeight) log.scrollTop = turn.offsetTop - log.offsetTop
}
