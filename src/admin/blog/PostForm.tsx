import { type RaRecord, RecordContextProvider, SaveContextProvider, useRecordContext, useSaveContext } from 'ra-core'
import { useMemo } from 'react'
import { type PublishOption, statusOf } from '../../contract/resources/posts.ts'
import { ResourceForm, type ResourceFormProps } from '../screens/ResourceForm.tsx'
import { useServices } from '../services.ts'
import { PostFields } from './PostFields.tsx'
import { daysOf, isOnSite, optionOf, shownDueAt } from './publication.ts'
import { useBlogWords } from './useBlogWords.ts'

/**
 * The form of a post: the derived form's engine around inputs that are arranged by hand, and the specification's
 * form-only fields, which follow from how the stored post stands.
 */
export function PostForm(props: ResourceFormProps) {
  const stored = useRecordContext()
  const edited = useMemo(() => ({ ...stored, ...publishingOf(stored) }), [stored])
  const begun = edited.publishOption
  const { save, ...context } = useSaveContext()
  const saveSettled: typeof save = save && ((values, handlers) => save(settled(values as FormValues, begun), handlers))
  return (
    <RecordContextProvider value={edited}>
      <SaveContextProvider value={{ ...context, save: saveSettled }}>
        <ResourceForm {...props} aside={undefined} questionOf={useWithdrawal(begun)}>
          <PostFields aside={props.aside} />
        </ResourceForm>
      </SaveContextProvider>
    </RecordContextProvider>
  )
}

/**
 * Saving a post that is on the site may take it off: that is asked first, in words that say what happens then. How the post
 * stands, the form's values say, which somebody else's version may have renewed since the form began.
 */
function useWithdrawal(begun: PublishOption) {
  const { publication: words } = useBlogWords()
  const { site } = useServices()
  return (values: Partial<FormValues>) => {
    if (!isOnSite(values, begun)) return undefined
    const { publishOption, scheduleDaysOffset } = settled(values as FormValues, begun)
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

/** What was left as the form began with it goes on as the post stands by now: it may have been published meanwhile, or its plan have come. */
function settled(values: FormValues, begun: PublishOption): FormValues {
  if (values.publishOption !== begun || values.scheduleDaysOffset !== null) return values
  return { ...values, publishOption: isOnSite(values, begun) ? 'now' : optionOf[statusOf(values)] }
}
