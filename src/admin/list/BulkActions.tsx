import { useTranslateLabel } from 'ra-core'
import { useEffect } from 'react'
import { useMessages } from '../i18n/messages.ts'
import { Button, IconButton } from '../layout/Button.tsx'
import { focusContent } from '../layout/focusContent.ts'
import { useResourceMessages, useResourceOptions } from '../resources/definitions.ts'
import styles from './BulkActions.module.css'
import { useSelectionMode } from './selection.tsx'
import { useBulkActions } from './useBulkActions.ts'

/**
 * The actions on all selected records, as their resource declares them, and the failures of the last one.
 *
 * @param scope identifies the page, search and order that is shown; another one begins without a selection
 */
export function BulkActions({ scope }: { scope: string }) {
  const { list: messages } = useMessages()
  const { resource } = useResourceOptions()
  const texts = useResourceMessages()
  const translateLabel = useTranslateLabel()
  const mode = useSelectionMode()
  const { selected, isBusy, shortfall, clear, remove, set } = useBulkActions()
  // biome-ignore lint/correctness/useExhaustiveDependencies: clears when the scope changes
  useEffect(() => clear, [scope])
  const isShown = selected.length > 0 || shortfall !== undefined
  useEffect(() => {
    if (!isShown && document.activeElement === document.body) focusContent()
  }, [isShown])
  if (!isShown) return null

  const flags = Object.keys(resource.endpoints.toggle ?? {}).flatMap((name) => {
    const label = String(translateLabel({ source: name, resource: resource.name }))
    const { set = label, clear = messages.not(label) } = texts.flags[name] ?? {}
    // A server that does not send the flag may not know it.
    const differ = (value: boolean) => selected.some((record) => record[name] === !value)
    return [
      { name, value: true, text: set, isOffered: differ(true) },
      { name, value: false, text: clear, isOffered: differ(false) },
    ].filter(({ isOffered }) => isOffered)
  })
  return (
    <section className="bottom-bar" aria-label={messages.selected}>
      {shortfall && (
        <div className={`error-text ${styles.shortfall}`} role="alert">
          <p>{shortfall.sentence}</p>
          <ul>
            {shortfall.failures.map(({ id, name, reason }) => (
              <li key={id}>
                <b>{name}</b>: {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className={styles.count} role="status">
        {selected.length > 0 && messages.selectedCount(texts.count(selected.length))}
      </p>
      {flags.map(({ name, value, text }) => (
        <Button key={`${name} ${value}`} className={styles.flag} isBusy={isBusy} onClick={() => set(name, value)}>
          {text}
        </Button>
      ))}
      {resource.endpoints.remove && selected.length > 0 && (
        <Button color="error" icon="trash" isBusy={isBusy} onClick={() => remove()}>
          {messages.remove}
        </Button>
      )}
      <IconButton
        icon="close"
        label={messages.clearSelection}
        title={messages.clearSelection}
        onClick={() => {
          clear()
          mode?.set(false)
        }}
      />
    </section>
  )
}
