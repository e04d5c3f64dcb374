import { Icon } from '@filiz/design-system/icons'
import IconButton from '@mui/material/IconButton'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../i18n/words.ts'
import styles from './ListTools.module.css'

/** How long typing rests before the list is asked, in milliseconds. */
const REST = 300

interface SearchFieldProps {
  label: string
  /** What is searched for now. */
  wanted: string
  onSearch: (q: string) => void
}

/** Searches while typing. */
export function SearchField({ label, wanted, onSearch }: SearchFieldProps) {
  const { list: words } = useWords()
  const asked = useRef(wanted)
  const search = useRef(onSearch)
  const box = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(wanted)
  useEffect(() => {
    search.current = onSearch
  })

  // Somebody else changed the search (going back, clearing all); what was asked here comes back as it was asked.
  useEffect(() => {
    if (wanted !== asked.current) setText(wanted)
    asked.current = wanted
  }, [wanted])

  useEffect(() => {
    const q = text.trim()
    if (q === asked.current) return
    const timer = setTimeout(() => {
      asked.current = q
      search.current(q)
    }, REST)
    return () => clearTimeout(timer)
  }, [text])

  return (
    // biome-ignore lint/a11y/useSemanticElements: React knows no <search> where the browser does not
    <form role="search" className={styles.search} onSubmit={(event) => event.preventDefault()}>
      <Icon name="search" size={18} />
      <input
        ref={box}
        type="search"
        name="q"
        placeholder={label}
        aria-label={label}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {text && (
        <IconButton
          aria-label={words.clear}
          onClick={() => {
            setText('')
            box.current?.focus()
          }}
        >
          <Icon name="close" size={16} />
        </IconButton>
      )}
    </form>
  )
}
