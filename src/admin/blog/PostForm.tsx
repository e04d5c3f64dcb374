import { type RaRecord, RecordContextProvider, SaveContextProvider, useRecordContext, useSaveContext } from 'ra-core'
import { type ReactNode, useMemo } from 'react'
import { postEditorTexts } from '../../contract/i18n/admin/postEditor.ts'
import { type PublishOption, statusOf } from '../../contract/resources/posts.ts'
import { useCapability } from '../capabilities.tsx'
import { FieldInput } from '../form/FieldInput.tsx'
import { Sheet } from '../form/FormLayout.tsx'
import { ResourceCreate } from '../form/ResourceCreate.tsx'
import { ResourceEdit } from '../form/ResourceEdit.tsx'
import { ResourceForm, type ResourceFormProps } from '../form/ResourceForm.tsx'
import { useMessages } from '../i18n/language.ts'
import { useServices } from '../services.ts'
import { DraftingPanel } from './DraftingPanel.tsx'
import styles from './PostForm.module.css'
import { Publishing } from './Publishing.tsx'
import { daysOf, isOnSite, optionOf, shownDueAt } from './publication.ts'
import { EnglishContent, Writing } from './Writing.tsx'

/** The form of a post: a layout of its own, and form-only fields (in the specification) that follow from the publication status. */
export function PostForm(props: ResourceFormProps) {
  const stored = useRecordContext()
  const edited = useMemo(() => ({ ...stored, ...publishingOf(stored) }), [stored])
  const initial = edited.publishOption
  const { save, ...context } = useSaveContext()
  const saveCurrent: typeof save =
    save && ((values, handlers) => save(withCurrentOption(values as FormValues, initial), handlers))
  return (
    <RecordContextProvider value={edited}>
      <SaveContextProvider value={{ ...context, save: saveCurrent }}>
        <ResourceForm {...props} aside={undefined} questionOf={useWithdrawal(initial)}>
          <PostFields aside={props.aside} />
        </ResourceForm>
      </SaveContextProvider>
    </RecordContextProvider>
  )
}

/**
 * The confirmation before a save that unpublishes a post. The status is read from the form's values, which a resolved conflict
 * may have updated.
 */
function useWithdrawal(initial: PublishOption) {
  const { publication: messages } = useMessages(postEditorTexts)
  const { site } = useServices()
  return (values: Partial<FormValues>) => {
    if (!isOnSite(values, initial)) return undefined
    const { publishOption, scheduleDaysOffset } = withCurrentOption(values as FormValues, initial)
    if (publishOption === 'draft') return messages.confirmDraft
    const days = daysOf(scheduleDaysOffset)
    return days === undefined ? undefined : messages.confirmSchedule(shownDueAt(days, site.timeZone))
  }
}

type FormValues = RaRecord & ReturnType<typeof publishingOf>

const publishingOf = (stored: RaRecord | undefined) => ({
  publishOption: optionOf[statusOf(stored ?? {})],
  scheduleDaysOffset: null as number | null,
})

/** An option that was not changed follows the present status: the post may have been published since the form was opened. */
function withCurrentOption(values: FormValues, initial: PublishOption): FormValues {
  if (values.publishOption !== initial || values.scheduleDaysOffset !== null) return values
  return { ...values, publishOption: isOnSite(values, initial) ? 'now' : optionOf[statusOf(values)] }
}

export const PostCreateScreen = () => <ResourceCreate Form={PostForm} />
export const PostEditScreen = () => <ResourceEdit Form={PostForm} />

/** Services and products that are shown below the post. */
const RELATIONS = ['serviceIds', 'productIds'] as const

/** The text, beside it or below the publication, and the other fields. */
function PostFields({ aside }: { aside: ReactNode }) {
  const { site } = useServices()
  const namesRecords = useCapability('customResources')
  return (
    <div className={styles.layout} data-columns="">
      <Writing>{site.canDraft !== false && <DraftingPanel />}</Writing>
      <Publishing />
      <div className={`fields ${styles.settings}`}>
        <EnglishContent />
        <div className="fields">
          <Sheet>
            <FieldInput source="coverImageUrl" />
          </Sheet>
        </div>
        <div className="fields">
          <Sheet>
            <FieldInput source="author" />
            <FieldInput source="excerpt" />
            <FieldInput source="slug" />
            {namesRecords && RELATIONS.map((source) => <FieldInput key={source} source={source} />)}
          </Sheet>
          {aside}
        </div>
      </div>
    </div>
  )
}
