import { Icon } from '@filiz/design-system/icons/all'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useMessages } from '../i18n/language.ts'
import { IconButton } from '../layout/Button.tsx'
import styles from './Toolbar.module.css'

/** Debounce delay, in milliseconds. */
const DELAY = 300

interface SearchFieldProps {
  label: string
  /** The text that is searched for now. */
  value: string
  onSearch: (q: string) => void
}

/** A search field that searches while typing. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const { list: messages } = useMessages()
  const requested = useRef(value)
  const search = useEffectEvent(onSearch)
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(value)

  // Takes a value that was set elsewhere (going back, clearing the filters), not the echo of its own.
  useEffect(() => {
    if (value !== requested.current) setText(value)
    requested.current = value
  }, [value])

  useEffect(() => {
    const q = text.trim()
    if (q === requested.current) return
    const timer = setTimeout(() => {
      requested.current = q
      search(q)
    }, DELAY)
    return () => clearTimeout(timer)
  }, [text])

  return (
    // biome-ignore lint/a11y/useSemanticElements: React knows no <search> where the browser does not
    <form role="search" className={`search ${styles.search}`} onSubmit={(event) => event.preventDefault()}>
      <Icon name="search" size={18} />
      <input
        ref={input}
        className="control"
        type="search"
        name="q"
        placeholder={label}
        aria-label={label}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {text && (
        <IconButton
          icon="close"
          iconSize={16}
          label={messages.clear}
          onClick={() => {
            setText('')
            input.current?.focus()
          }}
        />
      )}
    </form>
  )
}
