import { laptop } from '@filiz/design-system/breakpoints'
import { Markdown } from '@filiz/design-system/Markdown'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type RaRecord, RecordContextProvider, SaveContextProvider, useRecordContext, useSaveContext } from 'ra-core'
import { type ReactNode, useCallback, useDeferredValue, useEffect, useId, useMemo, useState } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { postEditorTexts } from '../../contract/i18n/admin/postEditor.ts'
import { type PublishOption, statusOf } from '../../contract/resources/posts.ts'
import { FieldInput } from '../form/FieldInput.tsx'
import { Sheet } from '../form/FormLayout.tsx'
import { ResourceCreate } from '../form/ResourceCreate.tsx'
import { ResourceEdit } from '../form/ResourceEdit.tsx'
import { ResourceForm, type ResourceFormProps } from '../form/ResourceForm.tsx'
import { SeoSection } from '../form/SeoSection.tsx'
import { useMessages } from '../i18n/messages.ts'
import { postPreview, usePreference } from '../preferences/preferences.ts'
import { useServices } from '../services.ts'
import { ContentInput } from './ContentInput.tsx'
import { DraftingPanel } from './DraftingPanel.tsx'
import styles from './PostForm.module.css'
import { Publishing } from './Publishing.tsx'
import { daysOf, isOnSite, optionOf, shownDueAt } from './publication.ts'

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

/** The preview is beside the text, unless it is hidden; on smaller screens it takes the place of the text. */
function PostFields({ aside }: { aside: ReactNode }) {
  const { preview: messages } = useMessages(postEditorTexts)
  const { site } = useServices()
  const isNarrow = useMediaQuery(laptop, { noSsr: true })
  const isBeside = usePreference(postPreview) === 'shown'
  const [isReading, setReading] = useState(false)
  const showText = useCallback(() => setReading(false), [])
  const hidesText = isNarrow && isReading
  return (
    <div className={styles.layout} data-beside={!isNarrow && isBeside}>
      <div className={`fields ${styles.writing}`}>
        {isNarrow && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are buttons
          <div role="group" aria-label={messages.view} className={`segments wide ${styles.views}`}>
            <button type="button" aria-pressed={!isReading} onClick={showText}>
              {messages.write}
            </button>
            <button type="button" aria-pressed={isReading} onClick={() => setReading(true)}>
              {messages.read}
            </button>
          </div>
        )}
        <div className={styles.text} hidden={hidesText}>
          <Sheet>
            <FieldInput source="title" />
            {site.canDraft !== false && <DraftingPanel />}
            <ContentInput>{!isNarrow && <PreviewToggle />}</ContentInput>
          </Sheet>
        </div>
        {(isNarrow ? isReading : isBeside) && (
          <Sheet>
            <Preview />
          </Sheet>
        )}
        {hidesText && <TextErrors onFound={showText} />}
        <SeoSection />
      </div>
      <Publishing />
      <div className={`fields ${styles.settings}`}>
        <Sheet>
          <FieldInput source="coverImageUrl" />
        </Sheet>
        <div className="fields">
          <Sheet>
            <FieldInput source="author" />
            <FieldInput source="excerpt" />
            <FieldInput source="slug" />
          </Sheet>
          {aside}
        </div>
      </div>
    </div>
  )
}

/** Shows or hides the preview beside the text; remembered in this browser. */
function PreviewToggle() {
  const { preview: messages } = useMessages(postEditorTexts)
  const isShown = usePreference(postPreview) === 'shown'
  return (
    <div className="segments">
      <button type="button" aria-pressed={isShown} onClick={() => postPreview.set(isShown ? 'hidden' : 'shown')}>
        {messages.beside}
      </button>
    </div>
  )
}

const TEXTS = ['title', 'content'] as const

/** A save that is refused because of the text shows it again, and focuses the first error. */
function TextErrors({ onFound }: { onFound: () => void }) {
  const { setFocus } = useFormContext()
  const { errors, submitCount } = useFormState<Record<(typeof TEXTS)[number], string>>({ name: TEXTS })
  const [shownAt] = useState(submitCount)
  const first = submitCount > shownAt && TEXTS.find((name) => errors[name])
  useEffect(() => {
    if (!first) return
    onFound()
    requestAnimationFrame(() => setFocus(first))
  }, [first, onFound, setFocus])
  return null
}

/** The post as visitors will read it; deferred, so that typing stays responsive. */
function Preview() {
  const { preview: messages } = useMessages(postEditorTexts)
  const [title, content] = useWatch({ name: ['title', 'content'] })
  const shown = useDeferredValue(String(content ?? ''))
  const headingId = useId()
  return (
    <div className={styles.preview}>
      <header>
        <h2 id={headingId}>{messages.heading}</h2>
        <p className="hint">{messages.lead}</p>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keyboard too (WCAG 2.1.1) */}
      <section className={styles.previewPaper} tabIndex={0} aria-labelledby={headingId} lang="tr">
        <p className={styles.previewTitle} data-empty={!title || undefined}>
          {title || messages.untitled}
        </p>
        {shown.trim() ? <Markdown content={shown} /> : <p className="muted">{messages.empty}</p>}
      </section>
    </div>
  )
}
