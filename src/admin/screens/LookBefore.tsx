import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { PreviewLink } from '../../contract/api/previews.ts'
import type { Singleton } from '../../contract/schema/singleton.ts'
import { useCall } from '../api/createCall.ts'
import { sentenceOf } from '../api/failure.ts'
import { inputOf } from '../api/records.ts'
import { useCapability } from '../capabilities.tsx'
import { useSubject } from '../entries/entries.ts'
import { useWords } from '../i18n/words.ts'
import { useNotifier } from '../layout/useNotifier.ts'
import { fromForm } from './formValues.ts'

/** Opens the page as it would be with what is typed, which is not saved. */
export function LookBefore({ singleton }: { singleton: Singleton }) {
  const { form: words } = useWords()
  const { texts } = useSubject()
  const { getValues } = useFormContext()
  const call = useCall()
  const notify = useNotifier()
  const hasPreview = useCapability('preview')
  const [isBusy, setBusy] = useState(false)
  if (!hasPreview) return null

  async function look() {
    if (isBusy) return
    // Browsers open a window for a press, and for nothing that comes later.
    const page = window.open('', '_blank')
    setBusy(true)
    try {
      const data = inputOf(singleton, fromForm(singleton, getValues()))
      const { url } = (await call(singleton.preview, { data })) as PreviewLink
      if (page) page.location.href = url
    } catch (error) {
      page?.close()
      notify(sentenceOf(error, texts.loadFailed), 'error')
    }
    setBusy(false)
  }
  return (
    <Button variant="outlined" startIcon={<Icon name="eye" size={18} />} aria-disabled={isBusy} onClick={look}>
      {words.look}
    </Button>
  )
}
