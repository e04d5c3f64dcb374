import { classNames } from '@filiz/design-system/classNames'
import { composeEventHandlers } from '@filiz/design-system/eventHandlers'
import { Icon } from '@filiz/design-system/icons'
import type { ComponentProps, FormEvent, KeyboardEvent, Ref } from 'react'
import styles from './ChatComposer.module.css'

export interface ChatComposerProps extends Omit<ComponentProps<'form'>, 'children' | 'onChange'> {
  /** What the field asks for: its label and its placeholder. */
  label: string
  sendLabel: string
  value: string
  onChange: (value: string) => void
  onSend: () => void
  /** An answer is on its way: one may write on, but not send. */
  /** Whether a text says nothing, and cannot be sent. */
  isBlank?: (text: string) => boolean
  isWaiting?: boolean
  /** In characters. */
  maxLength: number
  fieldRef?: Ref<HTMLTextAreaElement>
}

/**
 * Where a turn of a conversation is written: Enter sends it, Shift and Enter begin a new line. Blank it cannot be sent.
 * Not for a form with fields.
 */
export function ChatComposer({
  label,
  sendLabel,
  value,
  onChange,
  onSend,
  isWaiting = false,
  isBlank = (text) => text.trim() === '',
  maxLength,
  fieldRef,
  className,
  onSubmit,
  ...rest
}: ChatComposerProps) {
  const canSend = !isWaiting && !isBlank(value)
  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    if (canSend) onSend()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends the composition of a letter, and must not send then.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event)
  }
  return (
    <form {...rest} className={classNames(styles.composer, className)} onSubmit={composeEventHandlers(onSubmit, send)}>
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
        onKeyDown={onKeyDown}
      />
      <button type="submit" className={styles.send} aria-label={sendLabel} disabled={!canSend}>
        <Icon name="send" size={20} />
      </button>
    </form>
  )
}
