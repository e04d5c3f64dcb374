import { type RaRecord, useEditContext } from 'ra-core'
import { useState } from 'react'
import { useCall } from '../api/createCall.ts'
import { sentenceOf } from '../api/failure.ts'
import { useSingleton, useSubject } from '../entries/entries.ts'
import { useWords } from '../i18n/words.ts'
import { BriefButton } from '../layout/BriefButton.tsx'
import { useNotifier } from '../layout/useNotifier.ts'
import { useGiveUp } from '../services.ts'

/** Goes back to what a singleton starts with, after one question; there is nothing to go back from until it is saved. */
export function Restart({ onDone }: { onDone: () => void }) {
  const { form: words } = useWords()
  const { texts } = useSubject()
  const singleton = useSingleton()
  const { record, refetch } = useEditContext<RaRecord>()
  const giveUp = useGiveUp()
  const call = useCall()
  const notify = useNotifier()
  const [isBusy, setBusy] = useState(false)
  if (!singleton?.restart || !record?.updatedAt) return null

  async function restart() {
    if (isBusy || !window.confirm(words.confirmRestart)) return
    setBusy(true)
    try {
      await call(singleton?.restart)
      // What was typed over it is given up with it.
      giveUp()
      await refetch()
      onDone()
      notify(words.restarted)
    } catch (error) {
      notify(sentenceOf(error, texts.updateFailed), 'error')
    }
    setBusy(false)
  }
  return (
    <BriefButton icon="retry" aria-disabled={isBusy} onClick={restart}>
      {words.restart}
    </BriefButton>
  )
}
