import { Icon } from '@filiz/design-system/icons/all'
import { RecordContextProvider, ResourceContextProvider, SourceContextProvider, useGetList, useUpdate } from 'ra-core'
import type { ComponentType, FocusEvent, KeyboardEvent } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { SECOND_FIELD } from '../../contract/domain/locales.ts'
import type { LibraryPicture } from '../../contract/resources/pictures.ts'
import { pictures } from '../../contract/resources/pictures.ts'
import { errorMessage } from '../api/failure.ts'
import { sameValue } from '../form/formValues.ts'
import { useDirtyForm } from '../form/useDirtyForm.ts'
import { useMessages } from '../i18n/language.ts'
import type { DeclaredProps } from '../inputs/declaredInput.ts'
import { Button } from '../layout/Button.tsx'
import { SingletonProvider } from '../resources/definitions.ts'
import { useHasLibrary } from './LibraryDialog.tsx'
import styles from './pictures.module.css'

type Box = ComponentType<DeclaredProps>

/** The alt text of an uploaded picture in the form of a record that shows it; the media library stores it. */
export function AltText({ address, Box }: { address: string; Box: Box }) {
  const hasLibrary = useHasLibrary()
  const { data } = useGetList<LibraryPicture>(
    pictures.name,
    { pagination: { page: 1, perPage: 1 }, filter: { url: address } },
    { enabled: hasLibrary && address.startsWith('/uploads/') },
  )
  const [picture] = data ?? []
  if (!hasLibrary || !picture || picture.url !== address) return null
  return (
    <SingletonProvider value={undefined}>
      <ResourceContextProvider value={pictures.name}>
        <SourceContextProvider value={LABELS}>
          <RecordContextProvider value={picture}>
            <AltTextForm key={picture.id} picture={picture} Box={Box} />
          </RecordContextProvider>
        </SourceContextProvider>
      </ResourceContextProvider>
    </SingletonProvider>
  )
}

const LABELS = {
  getSource: (path: string) => path,
  getLabel: (path: string) => `resources.${pictures.name}.fields.${path}`,
}
const PESSIMISTIC = { mutationMode: 'pessimistic', onError: () => {} } as const
const KEEP_DIRTY = { keepDirtyValues: true }

/** A form within a form, hence without an element of its own: it saves when it loses the focus, on Enter, and together with the form around. */
function AltTextForm({ picture, Box }: { picture: LibraryPicture; Box: Box }) {
  const { image: messages } = useMessages()
  const stored = { alt: picture.alt, [SECOND_FIELD]: picture[SECOND_FIELD] ?? {} }
  const form = useForm({ values: stored, resetOptions: KEEP_DIRTY })
  const isUnsaved = !sameValue(useWatch({ control: form.control }), stored)
  useDirtyForm(isUnsaved, () => form.reset(stored))
  const [update, { error, isPending, isSuccess }] = useUpdate<LibraryPicture>(pictures.name, undefined, PESSIMISTIC)

  const submit = form.handleSubmit((texts) => {
    const params = { id: picture.id, data: { ...picture, ...texts }, previousData: picture }
    void update(pictures.name, params, { onSuccess: () => form.reset(texts, { keepValues: true }) })
  })
  function save() {
    if (!isPending && !sameValue(form.getValues(), stored)) void submit()
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => currentTarget.contains(relatedTarget) || save()
  function onKeyDown(event: KeyboardEvent) {
    const isSaveShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's'
    if (event.key !== 'Enter' && !isSaveShortcut) return
    // Enter would submit the form around.
    if (event.key === 'Enter') event.preventDefault()
    save()
  }
  return (
    <FormProvider {...form}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend; the labels of the inputs say it all */}
      <div role="group" aria-label={picture.name} className={styles.altText} onBlur={onBlur} onKeyDown={onKeyDown}>
        {!picture.alt && !isUnsaved && <p>{messages.wordless}</p>}
        <Box source="alt" field={pictures.fields.alt} />
        <p className="hint" role="status">
          {isPending ? messages.savingAlt : isSuccess && !isUnsaved && messages.altSaved}
        </p>
        {error && isUnsaved && (
          <div className="actions" role="alert">
            <p className="error-text">
              <Icon name="alert" size={18} /> {errorMessage(error, messages.altFailed)}
            </p>
            <Button icon="retry" onClick={save}>
              {messages.retry}
            </Button>
          </div>
        )}
      </div>
    </FormProvider>
  )
}
