import { type RaRecord, RecordContextProvider, SaveContextProvider, useRecordContext, useSaveContext } from 'ra-core'
import { useMemo } from 'react'
import { ResourceForm, type ResourceFormProps } from '../screens/ResourceForm.tsx'
import { PostFields } from './PostFields.tsx'
import { optionOf, statusOf } from './publication.ts'

/**
 * The form of a post: the derived form's engine around inputs that are arranged by hand, and the specification's
 * form-only fields, which follow from how the stored post stands.
 */
export function PostForm(props: ResourceFormProps) {
  const stored = useRecordContext()
  const edited = useMemo(() => ({ ...stored, ...publishingOf(stored) }), [stored])
  const { save, ...context } = useSaveContext()
  const saveSettled: typeof save = save && ((values, handlers) => save(settled(values as FormValues, stored), handlers))
  return (
    <RecordContextProvider value={edited}>
      <SaveContextProvider value={{ ...context, save: saveSettled }}>
        <ResourceForm {...props} aside={undefined}>
          <PostFields aside={props.aside} />
        </ResourceForm>
      </SaveContextProvider>
    </RecordContextProvider>
  )
}

type FormValues = RaRecord & ReturnType<typeof publishingOf>

const publishingOf = (stored: RaRecord | undefined) => ({
  publishOption: optionOf[statusOf(stored ?? {})],
  scheduleDaysOffset: null as number | null,
})

/** A plan that was left alone and has come while the form was open is no plan any more: the post is published. */
function settled(values: FormValues, stored: RaRecord | undefined): FormValues {
  const keepsPlan = values.publishOption === 'schedule' && values.scheduleDaysOffset === null
  const hasCome = stored !== undefined && statusOf(stored) !== 'scheduled'
  return keepsPlan && hasCome ? { ...values, publishOption: 'now' } : values
}
