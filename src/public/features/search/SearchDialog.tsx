import { Button } from '@filiz/design-system/Button'
import { Dialog } from '@filiz/design-system/Dialog'
import { Icon } from '@filiz/design-system/icons'
import { VisuallyHidden } from '@filiz/design-system/VisuallyHidden'
import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { useNavigate } from 'react-router-dom'
import { QUERY_PARAM, SEARCH_MAX_LENGTH, type SearchResult } from '../../../contract/api/searchCalls.ts'
import { paths, pathTo } from '../../../contract/domain/paths.ts'
import { useLocale } from '../../i18n/locale.ts'
import { openChat } from '../chat/openChat.ts'
import { Marked } from './Marked.tsx'
import searchStyles from './search.css?url&no-inline'
import { groupsOf, resultsPathOf } from './searchAddress.ts'
import { useSearchResults } from './useSearchResults.ts'
import { useSearchTexts } from './useSearchTexts.ts'

interface SearchDialogProps {
  isOpen: boolean
  onClose: () => void
  /** Returns, once, what was typed before the dialog was there. */
  takeTyped?: () => string
}

/** Search over the page, with results while typing: a combobox whose options are links. */
export function SearchDialog({ isOpen, onClose, takeTyped }: SearchDialogProps) {
  const texts = useSearchTexts()
  const locale = useLocale()
  const navigate = useNavigate()
  const id = useId()
  const [typed, setTyped] = useState('')
  const q = typed.trim()
  const found = useSearchResults(isOpen ? q : '', locale)
  const groups = groupsOf(found.results)
  const options = groups.flatMap(({ results }) => results)
  const [active, setActive] = useState<SearchResult>()
  const activeIndex = active ? options.indexOf(active) : -1
  const field = useRef<HTMLInputElement>(null)
  const optionId = (index: number) => `${id}option${index}`

  useEffect(() => {
    if (isOpen) field.current?.select()
  }, [isOpen])

  const takeTypedOnce = useEffectEvent(() => takeTyped?.() ?? '')
  // A listener of the element: React handles no events while a view transition captures the old page.
  useEffect(() => {
    const input = field.current!
    const read = () => {
      setTyped(input.value)
      setActive(undefined)
    }
    input.value ||= takeTypedOnce()
    read()
    input.addEventListener('input', read)
    return () => input.removeEventListener('input', read)
  }, [])

  const move = (step: number) => {
    const index =
      activeIndex < 0 && step < 0 ? options.length - 1 : (activeIndex + step + options.length) % options.length
    setActive(options[index])
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || !options.length || event.nativeEvent.isComposing) return
    event.preventDefault()
    move(step)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (activeIndex >= 0) return document.getElementById(optionId(activeIndex))?.click()
    onClose()
    void navigate(resultsPathOf(locale, q))
  }
  /** A link that is followed in this window leaves the dialog. */
  const onClick = (event: MouseEvent) => {
    const isHere = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (isHere && event.target instanceof Element && event.target.closest('a')) onClose()
  }
  return (
    <Dialog title={texts.title} closeLabel={texts.close} open={isOpen} onClose={onClose} className="search-dialog">
      <link rel="stylesheet" href={searchStyles} precedence="search" />
      <search>
        <form className="search-dialog-form" action={resultsPathOf(locale)} onSubmit={submit}>
          <Icon name="search" size={20} />
          <input
            ref={field}
            // In a search field the first Escape would only empty it.
            type="text"
            inputMode="search"
            name={QUERY_PARAM}
            maxLength={SEARCH_MAX_LENGTH}
            placeholder={texts.field}
            autoComplete="off"
            enterKeyHint="search"
            role="combobox"
            aria-label={texts.field}
            aria-expanded={options.length > 0}
            aria-controls={`${id}list`}
            aria-autocomplete="list"
            aria-activedescendant={activeIndex >= 0 ? optionId(activeIndex) : undefined}
            onKeyDown={onKeyDown}
          />
        </form>
      </search>
      <VisuallyHidden role="status">{statusOf(found, texts)}</VisuallyHidden>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: links, which keys follow too */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the same */}
      <div className="search-dialog-found" onClick={onClick}>
        <div id={`${id}list`} role="listbox" aria-label={texts.title} hidden={!options.length}>
          {groups.map(({ kind, results }) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options
            <div key={kind} role="group" aria-labelledby={`${id}${kind}`} className="search-dialog-group">
              <p id={`${id}${kind}`}>{texts.kinds[kind]}</p>
              {results.map((result) => (
                <a
                  key={result.id}
                  id={optionId(options.indexOf(result))}
                  href={result.url}
                  role="option"
                  tabIndex={-1}
                  aria-selected={result === active}
                  className="search-dialog-option"
                  onPointerMove={() => setActive(result)}
                >
                  <span className="search-dialog-title">
                    <Marked text={result.title} ranges={result.titleRanges} />
                  </span>
                  {result.excerpt && (
                    <span className="search-dialog-excerpt">
                      <Marked text={result.excerpt} ranges={result.ranges} />
                    </span>
                  )}
                </a>
              ))}
            </div>
          ))}
        </div>
        {found.q && options.length > 0 && (
          <a className="search-dialog-all" href={resultsPathOf(locale, found.q)}>
            {texts.all(found.total)}
          </a>
        )}
        {found.state === 'loading' && !options.length && <p className="search-dialog-note">{texts.searching}</p>}
        {found.state === 'failed' && <p className="search-dialog-note">{texts.failed}</p>}
        {found.state === 'ready' && found.q && !options.length && (
          <div className="search-dialog-nothing">
            <p className="search-dialog-title">{texts.nothing(found.q)}</p>
            <ul>
              {texts.tips.map((tip) => (
                <li key={tip}>{tip}</li>
              ))}
            </ul>
            <div className="search-dialog-actions">
              <a href={pathTo(paths.contact, locale)}>{texts.contact}</a>
              <Button
                variant="quiet"
                size="s"
                icon={<Icon name="chat" size={20} />}
                onClick={() => {
                  onClose()
                  openChat(found.q)
                }}
              >
                {texts.assistant}
              </Button>
            </div>
          </div>
        )}
        {!q && <p className="search-dialog-note">{texts.hint}</p>}
      </div>
    </Dialog>
  )
}

function statusOf(
  { state, q, results, total }: ReturnType<typeof useSearchResults>,
  texts: ReturnType<typeof useSearchTexts>,
): string {
  if (state === 'failed') return texts.failed
  if (state === 'loading') return texts.searching
  if (!q) return ''
  return results.length ? texts.found(total, q) : texts.nothing(q)
}
