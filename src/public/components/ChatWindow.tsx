import { IconButton } from '@filiz/design-system/IconButton'
import { Icon } from '@filiz/design-system/icons'
import { VisuallyHidden } from '@filiz/design-system/VisuallyHidden'
import {
  type ComponentProps,
  type FormEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { Mark } from '../../company/Mark.tsx'
import { isVisible } from '../../contract/domain/cleanText.ts'
import styles from './ChatWindow.module.css'

export interface ChatWindowProps extends Pick<ComponentProps<'section'>, 'ref' | 'onClick' | 'children'> {
  title: string
  /** The company's name, below the title. */
  company: string
  /** Address of the company's icon, in place of the mark. */
  icon?: string | undefined
  closeLabel: string
  onClose: () => void
  /** Changes with each new message: the log is then scrolled to it. */
  newest: string | number
  /** The `ChatComposer` and what is below it. */
  foot: ReactNode
}

/** A non-modal window with a conversation. Escape closes it. Its children are `ChatMessage`s, oldest first. */
export function ChatWindow({
  title,
  company,
  icon,
  closeLabel,
  onClose,
  newest,
  children,
  foot,
  ref,
  onClick,
}: ChatWindowProps) {
  const titleId = useId()
  const log = useRef<HTMLDivElement>(null)
  useKeyboardInset()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is the reason to scroll
  useEffect(() => scrollToNewest(log.current!), [newest])
  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose()
  })
  // A listener of the element: React handles no events while a view transition captures the old page.
  useEffect(() => {
    const frame = log.current!.parentElement!
    frame.addEventListener('keydown', onKeyDown)
    return () => frame.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: `onClick` is for clicks on links, which keys trigger too
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={styles.window}
      role="dialog"
      onClick={onClick}
    >
      <div className={styles.head}>
        <Mark on="field" size={28} icon={icon} />
        <div className={styles.names}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <p className={styles.company}>{company}</p>
        </div>
        <IconButton label={closeLabel} icon={<Icon name="close" size={20} />} onClick={onClose} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element has to be focusable (WCAG 2.1.1) */}
      <div ref={log} className={styles.log} role="log" aria-labelledby={titleId} tabIndex={0}>
        {children}
      </div>
      <div className={styles.foot}>{foot}</div>
    </section>
  )
}

/** Scrolls to the end, or to the beginning of the newest message if that alone is longer than the log. */
function scrollToNewest(log: HTMLElement) {
  const message = log.lastElementChild as HTMLElement | null // the log holds HTML elements alone
  log.scrollTop = log.scrollHeight
  if (message && message.offsetHeight > log.clientHeight) log.scrollTop = message.offsetTop - log.offsetTop
}

/** Sets the CSS variable `--keyboard` to the height of the page that a phone's on-screen keyboard covers. */
function useKeyboardInset() {
  useLayoutEffect(() => {
    const { visualViewport: viewport } = window
    const { style } = document.documentElement
    const measure = () => {
      const covered = viewport?.scale === 1 ? Math.max(0, window.innerHeight - viewport.height - viewport.offsetTop) : 0
      style.setProperty('--keyboard', `${Math.round(covered)}px`)
    }
    measure()
    viewport?.addEventListener('resize', measure)
    viewport?.addEventListener('scroll', measure)
    return () => {
      style.removeProperty('--keyboard')
      viewport?.removeEventListener('resize', measure)
      viewport?.removeEventListener('scroll', measure)
    }
  }, [])
}

export interface ChatMessageProps {
  from: 'user' | 'model'
  /** Name of the author, for screen readers: sighted users see it by the side. */
  speaker: string
  isError?: boolean
  /** Sources or actions below the text. */
  after?: ReactNode
  children: ReactNode
}

/** One message of a conversation; its line breaks are kept. */
export function ChatMessage({ from, speaker, isError = false, after, children }: ChatMessageProps) {
  return (
    <div className={styles.message} data-from={from} data-error={isError || undefined}>
      <VisuallyHidden>{speaker}: </VisuallyHidden>
      <div className={styles.text}>{children}</div>
      {after && <div className={styles.after}>{after}</div>}
    </div>
  )
}

/** Three growing bars while a reply is awaited, with a text alternative. */
export const TypingIndicator = ({ label }: { label: string }) => (
  <span className={styles.typing} role="img" aria-label={label}>
    <i />
    <i />
    <i />
  </span>
)

export interface ChatComposerProps {
  /** Label and placeholder of the field. */
  label: string
  sendLabel: string
  value: string
  onChange: (value: string) => void
  onSend: () => void
  /** A reply is awaited: the user may write, but not send. */
  isWaiting?: boolean
  /** Maximum length in characters. */
  maxLength: number
  fieldRef?: Ref<HTMLTextAreaElement>
}

/** The field for the next message: Enter sends it, Shift and Enter break the line. */
export function ChatComposer({
  label,
  sendLabel,
  value,
  onChange,
  onSend,
  isWaiting = false,
  maxLength,
  fieldRef,
}: ChatComposerProps) {
  const canSend = !isWaiting && isVisible(value)
  const send = (event: FormEvent | ReactKeyboardEvent) => {
    event.preventDefault()
    if (canSend) onSend()
  }
  return (
    <form className={styles.composer} onSubmit={send}>
      <textarea
        ref={fieldRef}
        className={styles.field}
        rows={1}
        aria-label={label}
        placeholder={label}
        maxLength={maxLength}
        enterKeyHint="send"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          // Enter also ends an input method's composition, and must not send then.
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event)
        }}
      />
      <IconButton type="submit" label={sendLabel} icon={<Icon name="send" size={20} />} disabled={!canSend} />
    </form>
  )
}
