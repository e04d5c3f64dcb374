import { type RaRecord, RecordContextProvider, SaveContextProvider, useRecordContext, useSaveContext } from 'ra-core'
import { useMemo } from 'react'
import { statusOf } from '../../contract/resources/posts/status.ts'
import { ResourceForm, type ResourceFormProps } from '../screens/ResourceForm.tsx'
import { useServices } from '../services.ts'
import { PostFields } from './PostFields.tsx'
import { daysOf, isStoredAsPublished, optionOf, shownDueAt } from './publication.ts'
import { useBlogWords } from './useBlogWords.ts'

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
        <ResourceForm {...props} aside={undefined} questionOf={useWithdrawal(stored)}>
          <PostFields aside={props.aside} />
        </ResourceForm>
      </SaveContextProvider>
    </RecordContextProvider>
  )
}

/** Saving a post that is on the site may take it off: that is asked first, in words that say what happens then. */
function useWithdrawal(stored: RaRecord | undefined) {
  const { publication: words } = useBlogWords()
  const { site } = useServices()
  return ({ publishOption, scheduleDaysOffset }: Partial<FormValues>) => {
    if (!isStoredAsPublished(stored)) return undefined
    if (publishOption === 'draft') return words.confirmDraft
    const days = daysOf(scheduleDaysOffset)
    return days === undefined ? undefined : words.confirmSchedule(shownDueAt(days, site.timeZone))
  }
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
