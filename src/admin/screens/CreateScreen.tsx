import { CreateBase, OptionalRecordContextProvider } from 'ra-core'
import { type ComponentType, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { CREATE_REDIRECT_DELAY } from '../../contract/constants.ts'
import { pathsOf, useEntry, useTexts } from '../entries/entries.ts'
import { useWords } from '../i18n/words.ts'
import { PageBody } from '../layout/PageBody.tsx'
import { PageHead } from '../layout/PageHead.tsx'
import { useServices } from '../services.ts'
import { useCopied } from './copies.ts'
import { ResourceForm, type ResourceFormProps } from './ResourceForm.tsx'
import { useWayBack } from './wayBack.ts'

interface CreateScreenProps {
  /** A form made by hand in the place of the derived one. */
  Form?: ComponentType<ResourceFormProps>
}

/** The form of a new record, empty or the copy of another: says that it was added, then goes to the list (the specification's section 4). */
export function CreateScreen({ Form = ResourceForm }: CreateScreenProps) {
  const { list } = pathsOf(useEntry())
  const texts = useTexts()
  const { form: words } = useWords()
  const [isDone, setDone] = useState(false)
  useRedirectLater(isDone, list)
  return (
    <CreateBase redirect={false} disableAuthentication>
      <PageHead title={texts.add} above={{ to: useWayBack(list), label: texts.many, here: words.create }} />
      <PageBody>
        <OptionalRecordContextProvider value={useCopied()}>
          <Form isDone={isDone} onSaved={() => setDone(true)} />
        </OptionalRecordContextProvider>
      </PageBody>
    </CreateBase>
  )
}

function useRedirectLater(isTime: boolean, path: string) {
  const navigate = useNavigate()
  const { unsaved } = useServices()
  useEffect(() => {
    if (!isTime) return
    const timer = setTimeout(() => {
      // The record is saved, and was so without what else may still be there.
      unsaved.giveUp()
      navigate(path)
    }, CREATE_REDIRECT_DELAY)
    return () => clearTimeout(timer)
  }, [isTime, path, navigate, unsaved])
}
