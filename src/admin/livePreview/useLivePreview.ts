import { useRecordContext, useResourceDefinition, useTranslateLabel } from 'ra-core'
import { useEffect, useEffectEvent, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { PreviewLink } from '../../contract/api/previews.ts'
import { livePreviewTexts } from '../../contract/i18n/admin/livePreview.ts'
import { fieldAt } from '../../contract/schema/fields.ts'
import { useBackgroundCall } from '../api/calls.ts'
import { errorMessage, fieldErrorsIn } from '../api/failure.ts'
import { inputOf } from '../api/records.ts'
import { useCapability } from '../capabilities.tsx'
import { fromForm } from '../form/formValues.ts'
import { useMessages } from '../i18n/language.ts'
import { type ResourceOptions, useFormDefinition, useSingleton } from '../resources/definitions.ts'
import { useServices } from '../services.ts'

/** Debounce after typing, in milliseconds. */
const DEBOUNCE = 250

/** The endpoint that makes links to the unsaved values of the current form; undefined if there is none. */
export function usePreviewEndpoint() {
  const singleton = useSingleton()
  const { options } = useResourceDefinition<ResourceOptions>()
  const isStored = useRecordContext()?.id !== undefined
  const hasPreview = useCapability('preview')
  const { apiUrl } = useServices()
  // Pages of another origin cannot be framed.
  const isOwn = new URL(apiUrl, window.location.href).origin === window.location.origin
  if (!hasPreview || !isOwn) return undefined
  if (singleton) return singleton.preview
  const unsaved = options?.resource.endpoints.preview?.unsaved
  return isStored ? unsaved?.update : unsaved?.create
}

interface LivePreview {
  /** Path and query of the page with the last values that could be previewed. */
  path?: string
  /** Why the present values could not be previewed. */
  problem?: string
}

/** Makes a page of the form's unsaved values, and another one after each change; nothing is saved. */
export function useLivePreview(): LivePreview {
  const definition = useFormDefinition()
  const messages = useMessages(livePreviewTexts)
  const translateLabel = useTranslateLabel()
  const endpoint = usePreviewEndpoint()
  const id = useRecordContext()?.id
  const call = useBackgroundCall()
  const input = JSON.stringify(inputOf(definition, fromForm(definition, useWatch())))
  const [preview, setPreview] = useState<LivePreview>({})

  function problemOf(error: unknown): string {
    const [found] = Object.entries(fieldErrorsIn(error))
    if (!found) return errorMessage(error, messages.failed)
    const [name, text] = found
    return fieldAt(definition.fields, name) ? `${String(translateLabel({ source: name }))}: ${text}` : text
  }

  const make = useEffectEvent(async (isCurrent: () => boolean) => {
    try {
      const { url } = (await call(endpoint, { id, data: JSON.parse(input) })) as PreviewLink
      const { pathname, search } = new URL(url)
      if (isCurrent()) setPreview({ path: pathname + search })
    } catch (error) {
      if (isCurrent()) setPreview(({ path }) => ({ ...(path && { path }), problem: problemOf(error) }))
    }
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: again after each change of the input
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(() => void make(() => isCurrent), DEBOUNCE)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [input, endpoint, id])
  return preview
}
