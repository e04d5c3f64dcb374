import { Icon } from '@filiz/design-system/icons'
import IconButton from '@mui/material/IconButton'
import { useListContext } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../entries.ts'
import { useWords } from '../words.ts'
import styles from './ListTools.module.css'

/** How long typing rests before the list is asked, in milliseconds. */
const REST = 300

/** Searches while typing. The address keeps the search, so that going back undoes it. */
export function SearchBox() {
  const { list: words } = useWords()
  const texts = useTexts()
  const { filterValues, setFilters } = useListContext()
  const wanted = String(filterValues.q ?? '')
  const asked = useRef(wanted)
  const box = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(wanted)

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
      setFilters({ ...filterValues, q }, [])
    }, REST)
    return () => clearTimeout(timer)
  }, [text, filterValues, setFilters])

  return (
    // biome-ignore lint/a11y/useSemanticElements: React knows no <search> where the browser does not
    <form role="search" className={styles.search} onSubmit={(event) => event.preventDefault()}>
      <Icon name="search" size={18} />
      <input
        ref={box}
        type="search"
        name="q"
        placeholder={texts.search}
        aria-label={texts.search}
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
