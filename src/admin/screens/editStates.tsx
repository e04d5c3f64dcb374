import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import { HttpError } from 'ra-core'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { pathsOf, useEntry, useTexts } from '../entries/entries.ts'
import { useWords } from '../i18n/words.ts'
import { Note } from '../layout/Note.tsx'
import { PageBody } from '../layout/PageBody.tsx'
import { PageHead } from '../layout/PageHead.tsx'
import { FormSkeleton } from './FormSkeleton.tsx'
import { useWayBack } from './wayBack.ts'

/** The form of a stored record while the record is on its way. */
export function EditLoading() {
  const { list: words } = useWords()
  return (
    <>
      <PageHead title={words.loading} above={useAbove()} />
      <PageBody>
        <FormSkeleton />
      </PageBody>
    </>
  )
}

/** A record that could not be read: it is not there, or something else went wrong and may be tried again. */
export function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { list: words } = useWords()
  const texts = useTexts()
  if (error instanceof HttpError && error.status === 404) return <EditFailure title={texts.notFound} />
  return (
    <EditFailure title={texts.loadFailed} lead={words.failedLead}>
      <Button variant="outlined" startIcon={<Icon name="retry" size={18} />} onClick={() => onRetry()}>
        {words.retry}
      </Button>
    </EditFailure>
  )
}

/** Why there is no form, and the way back to the list. */
export function EditFailure({ title, lead, children }: { title: string; lead?: string; children?: ReactNode }) {
  const above = useAbove()
  const texts = useTexts()
  const { form: words } = useWords()
  return (
    <>
      <PageHead title={texts.one} above={above} />
      <PageBody>
        <Note tone="bad" title={title} lead={lead ?? words.wrongAddress}>
          {children}
          <Button variant="outlined" component={Link} to={above.to}>
            {words.back}
          </Button>
        </Note>
      </PageBody>
    </>
  )
}

function useAbove() {
  const list = useWayBack(pathsOf(useEntry()).list)
  const texts = useTexts()
  const { form: words } = useWords()
  return { to: list, label: texts.many, here: words.edit }
}
