import { CreateBase } from 'ra-core'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { CREATE_REDIRECT_DELAY } from '../../contract/constants.ts'
import { useEntry, useTexts } from '../entries.ts'
import { PageBody } from '../layout/PageBody.tsx'
import { PageHead } from '../layout/PageHead.tsx'
import { listPath } from '../paths.ts'
import { useWords } from '../words.ts'
import { ResourceForm } from './ResourceForm.tsx'

/** The derived form of a new record: says that it was added, then goes to the list (the specification's section 4). */
export function CreateScreen() {
  const { resource } = useEntry()
  const texts = useTexts()
  const { form: words } = useWords()
  const [isDone, setDone] = useState(false)
  useRedirectLater(isDone, listPath(resource.name))
  return (
    <CreateBase redirect={false} disableAuthentication mutationOptions={{ networkMode: 'always' }}>
      <PageHead title={texts.add} above={{ to: listPath(resource.name), label: texts.many, here: words.create }} />
      <PageBody>
        <ResourceForm isDone={isDone} onSaved={() => setDone(true)} />
      </PageBody>
    </CreateBase>
  )
}

function useRedirectLater(isTime: boolean, path: string) {
  const navigate = useNavigate()
  useEffect(() => {
    if (!isTime) return
    const timer = setTimeout(() => navigate(path), CREATE_REDIRECT_DELAY)
    return () => clearTimeout(timer)
  }, [isTime, path, navigate])
}
