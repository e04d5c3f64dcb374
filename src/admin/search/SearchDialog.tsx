import { Icon } from '@filiz/design-system/icons'
import { VisuallyHidden } from '@filiz/design-system/VisuallyHidden'
import Dialog from '@mui/material/Dialog'
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { panelSearchTexts } from '../../contract/i18n/admin/panelSearch.ts'
import { useMessages } from '../i18n/language.ts'
import { IconButton } from '../layout/Button.tsx'
import styles from './PanelSearch.module.css'
import { usePanelResults } from './usePanelResults.ts'

/** Search over records, settings and pages of the panel: a combobox whose options are links. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const messages = useMessages(panelSearchTexts)
  const navigate = useNavigate()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const q = typed.trim()
  const { groups, isPending, hasFailed } = usePanelResults(q)
  const options = groups.flatMap(({ results }) => results)
  const index = Math.min(active, options.length - 1)
  const optionId = (place: number) => `${id}option${place}`

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || !options.length || event.nativeEvent.isComposing) return
    event.preventDefault()
    const next = (index + step + options.length) % options.length
    setActive(next)
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const chosen = options[index]
    if (!chosen) return
    onClose()
    void navigate(chosen.path)
  }
  const status = hasFailed
    ? messages.failed
    : isPending
      ? messages.searching
      : q && (options.length ? messages.found(options.length) : messages.nothing)
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={`${id}title`}
      maxWidth="sm"
      fullWidth
      slotProps={{ paper: { className: styles.dialog } }}
    >
      <div className="dialog-head row">
        <h2 id={`${id}title`}>{messages.title}</h2>
        <IconButton icon="close" label={messages.close} onClick={onClose} />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: React knows no <search> where the browser does not */}
      <form role="search" className={styles.form} onSubmit={submit}>
        <div className="search">
          <Icon name="search" size={18} />
          <input
            className="control"
            // In a search field the first Escape would only empty it.
            type="text"
            inputMode="search"
            maxLength={200}
            autoFocus
            autoComplete="off"
            value={typed}
            placeholder={messages.field}
            aria-label={messages.field}
            role="combobox"
            aria-expanded={options.length > 0}
            aria-controls={`${id}list`}
            aria-autocomplete="list"
            aria-activedescendant={options.length ? optionId(index) : undefined}
            onChange={({ target }) => {
              setTyped(target.value)
              setActive(0)
            }}
            onKeyDown={onKeyDown}
          />
        </div>
      </form>
      <VisuallyHidden role="status">{status}</VisuallyHidden>
      <div className={styles.found}>
        <div id={`${id}list`} role="listbox" aria-label={messages.title} hidden={!options.length}>
          {groups.map(({ name, results }) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options
            <div key={name} role="group" aria-label={name} className={styles.group}>
              <p className="label-text" aria-hidden="true">
                {name}
              </p>
              {results.map((result) => (
                <Link
                  key={result.path}
                  id={optionId(options.indexOf(result))}
                  to={result.path}
                  role="option"
                  tabIndex={-1}
                  aria-selected={options[index] === result}
                  className={styles.option}
                  onClick={(event) => !(event.ctrlKey || event.metaKey || event.shiftKey) && onClose()}
                  onPointerMove={() => setActive(options.indexOf(result))}
                >
                  {result.name}
                  {result.note && <span className="muted">{result.note}</span>}
                </Link>
              ))}
            </div>
          ))}
        </div>
        {hasFailed ? (
          <p className={`muted ${styles.note}`}>{messages.failed}</p>
        ) : (
          !options.length && (
            <p className={`muted ${styles.note}`}>
              {!q ? messages.hint : isPending ? messages.searching : messages.nothing}
            </p>
          )
        )}
      </div>
    </Dialog>
  )
}
