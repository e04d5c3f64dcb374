import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import { useListContext } from 'ra-core'
import { useState } from 'react'
import { placeFieldOf } from '../../../contract/schema/fields.ts'
import { sentenceOf } from '../../api/failure.ts'
import { useEntry, useTexts } from '../../entries/entries.ts'
import { useWords } from '../../i18n/words.ts'
import { useNotifier } from '../../layout/useNotifier.ts'
import styles from './OwnOrderNote.module.css'
import { placedIn } from './preceding.ts'
import { useStoredOrder } from './useStoredOrder.ts'

/** Says in which order visitors see the rows, and lets the owner give up an own one. */
export function OwnOrderNote() {
  const { order: words } = useWords()
  const { resource } = useEntry()
  const texts = useTexts()
  const notify = useNotifier()
  const { data = [] } = useListContext()
  const { put, reload } = useStoredOrder()
  const [isBusy, setBusy] = useState(false)
  const placed = placedIn(data, placeFieldOf(resource)!)

  async function giveUp() {
    if (isBusy || !window.confirm(words.confirmNewest)) return
    setBusy(true)
    try {
      await put([])
      reload()
    } catch (error) {
      notify(sentenceOf(error, words.failed), 'error')
    }
    setBusy(false)
  }

  return (
    <div className={styles.note}>
      <p>{placed === 0 ? words.unplaced : words.placed(placed < data.length ? texts.count(placed) : texts.many)}</p>
      {placed > 0 && (
        <Button size="small" startIcon={<Icon name="undo" size={17} />} aria-disabled={isBusy} onClick={giveUp}>
          {words.newestFirst}
        </Button>
      )}
    </div>
  )
}
