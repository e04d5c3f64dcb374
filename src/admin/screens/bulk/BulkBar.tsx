import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useTranslateLabel } from 'ra-core'
import { useEffect } from 'react'
import { useEntry, useTexts } from '../../entries/entries.ts'
import { useWords } from '../../i18n/words.ts'
import { focusContent } from '../../layout/focusContent.ts'
import styles from './BulkBar.module.css'
import { useChoosing } from './choosing.ts'
import { useBulk } from './useBulk.ts'

/** What can be done with the chosen rows at once, as their resource declares it, and what of it failed. */
export function BulkBar({ place }: { place: string }) {
  const { list: words } = useWords()
  const { resource } = useEntry()
  const texts = useTexts()
  const translateLabel = useTranslateLabel()
  const choosing = useChoosing()
  const { chosen, isBusy, shortfall, leave, remove, set } = useBulk()
  // biome-ignore lint/correctness/useExhaustiveDependencies: elsewhere nothing is chosen
  useEffect(() => leave, [place])
  const isShown = chosen.length > 0 || shortfall !== undefined
  useEffect(() => {
    if (!isShown && document.activeElement === document.body) focusContent()
  }, [isShown])
  if (!isShown) return null

  const flags = Object.keys(resource.endpoints.toggle ?? {}).flatMap((name) => {
    const label = String(translateLabel({ source: name, resource: resource.name }))
    const { off = label, unset = words.not(label) } = texts.flags[name] ?? {}
    // What a server does not tell it may not know.
    const differ = (value: boolean) => chosen.some((record) => record[name] === !value)
    return [
      { name, value: true, text: off, isOffered: differ(true) },
      { name, value: false, text: unset, isOffered: differ(false) },
    ].filter(({ isOffered }) => isOffered)
  })
  return (
    <section className={styles.bar} aria-label={words.chosen}>
      {shortfall && (
        <div className={styles.shortfall} role="alert">
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
        {chosen.length > 0 && words.chosenCount(texts.count(chosen.length))}
      </p>
      {flags.map(({ name, value, text }) => (
        <Button
          key={`${name} ${value}`}
          className={styles.flag}
          variant="outlined"
          aria-disabled={isBusy}
          onClick={() => !isBusy && set(name, value)}
        >
          {text}
        </Button>
      ))}
      {resource.endpoints.remove && chosen.length > 0 && (
        <Button
          variant="outlined"
          color="error"
          startIcon={<Icon name="trash" size={18} />}
          aria-disabled={isBusy}
          onClick={() => !isBusy && remove()}
        >
          {words.remove}
        </Button>
      )}
      <IconButton
        aria-label={words.letGo}
        title={words.letGo}
        onClick={() => {
          leave()
          choosing?.set(false)
        }}
      >
        <Icon name="close" size={19} />
      </IconButton>
    </section>
  )
}
