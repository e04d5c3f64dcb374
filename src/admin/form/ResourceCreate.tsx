import { CreateBase, OptionalRecordContextProvider } from 'ra-core'
import { type ComponentType, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { CREATE_REDIRECT_DELAY } from '../../contract/constants.ts'
import { useMessages } from '../i18n/language.ts'
import { Page } from '../layout/Page.tsx'
import { pathsOf, useResourceMessages, useResourceOptions } from '../resources/definitions.ts'
import { useServices } from '../services.ts'
import { useCopied } from './copies.ts'
import { ResourceForm, type ResourceFormProps } from './ResourceForm.tsx'
import { useReturnPath } from './returnTo.ts'

interface ResourceCreateProps {
  /** Replaces the derived form. */
  Form?: ComponentType<ResourceFormProps>
}

/** The form of a new record, empty or a copy of another; once saved, it returns to the list after a moment (docs/product.md, section 4). */
export function ResourceCreate({ Form = ResourceForm }: ResourceCreateProps) {
  const { list } = pathsOf(useResourceOptions())
  const texts = useResourceMessages()
  const { form: messages } = useMessages()
  const [isDone, setDone] = useState(false)
  useDelayedRedirect(isDone, list)
  return (
    <CreateBase redirect={false} disableAuthentication>
      <Page title={texts.add} above={{ to: useReturnPath(list), label: texts.many, here: messages.create }}>
        <OptionalRecordContextProvider value={useCopied()}>
          <Form isDone={isDone} onSaved={() => setDone(true)} />
        </OptionalRecordContextProvider>
      </Page>
    </CreateBase>
  )
}

function useDelayedRedirect(isSaved: boolean, path: string) {
  const navigate = useNavigate()
  const { dirtyForms } = useServices()
  useEffect(() => {
    if (!isSaved) return
    const timer = setTimeout(() => {
      // The record is saved; other unsaved input of the screen is discarded.
      dirtyForms.discard()
      navigate(path)
    }, CREATE_REDIRECT_DELAY)
    return () => clearTimeout(timer)
  }, [isSaved, path, navigate, dirtyForms])
}
