import { EditBase, HttpError, type RaRecord, RecordContextProvider, useEditContext, useNotify } from 'ra-core'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { titleFieldOf } from '../../contract/schema/fields.ts'
import { pathNameOf } from '../../contract/schema/resource.ts'
import { SINGLETONS_PATH } from '../../contract/schema/singleton.ts'
import { useCall } from '../api/calls.ts'
import { useNotifyingMutation } from '../api/mutations.ts'
import { useMessages } from '../i18n/language.ts'
import { ActionButton, Button } from '../layout/Button.tsx'
import { EmptyState, LoadFailure } from '../layout/EmptyState.tsx'
import { Page } from '../layout/Page.tsx'
import { locale, usePreference } from '../preferences/preferences.ts'
import {
  pathsOf,
  useFormDefinition,
  useResourceMessages,
  useResourceOptions,
  useSingleton,
} from '../resources/definitions.ts'
import { useRemove } from '../resources/useRemove.ts'
import { useServices } from '../services.ts'
import { VersionsButton } from '../versions/VersionsDialog.tsx'
import { copyOf } from './copies.ts'
import styles from './form.module.css'
import { ResourceForm, type ResourceFormProps } from './ResourceForm.tsx'
import { useReturnPath } from './returnTo.ts'
import { useDiscardChanges } from './useDirtyForm.ts'
import { publicAddressOf } from './visibility.ts'

/** Lists may omit fields (docs/contract.md, section 3): this query key keeps their rows from pre-filling the form. */
const WHOLE = { whole: true }
const options = { meta: WHOLE, onError: () => {} } as const

interface ResourceEditProps {
  /** Goes back to the list after a save. */
  returnsOnSave?: boolean
  /** Replaces the derived form. */
  Form?: ComponentType<ResourceFormProps>
  /** Replaces the derived body of the form. */
  children?: ReactNode
}

/** The form of a stored record, by the id in the address, or of a singleton, which is always there. */
export function ResourceEdit({ returnsOnSave = false, Form = ResourceForm, children }: ResourceEditProps) {
  const params = useParams()
  const { name } = useFormDefinition()
  const isSingleton = useSingleton() !== undefined
  const id = isSingleton ? name : (params.id ?? '')
  if (!isSingleton && !isId(id)) return <InvalidId />
  return (
    <EditBase
      key={id}
      resource={name}
      id={id}
      mutationMode="pessimistic"
      redirect={false}
      disableAuthentication
      queryOptions={{ ...options, gcTime: 0 }}
      mutationOptions={options}
    >
      {isSingleton ? (
        <SingletonEditor Form={Form}>{children}</SingletonEditor>
      ) : (
        <RecordEditor Form={Form} returnsOnSave={returnsOnSave}>
          {children}
        </RecordEditor>
      )}
    </EditBase>
  )
}

const isId = (text: string) => /^\d+$/.test(text) && Number.isSafeInteger(Number(text))

function RecordEditor({ returnsOnSave, ...form }: EditedFormProps & { returnsOnSave: boolean }) {
  const options = useResourceOptions()
  const { resource } = options
  const texts = useResourceMessages()
  const { list: messages } = useMessages()
  const { record, error } = useEditContext<RaRecord, Error>()
  const above = useAbove()
  const { reloads, reload } = useReload()
  const returnToList = useReturnToList(above.to, texts.updated)
  if (!record)
    return (
      <Page title={error ? texts.one : messages.loading} above={above}>
        {!error ? (
          <FormSkeleton />
        ) : error instanceof HttpError && error.status === 404 ? (
          <WrongAddress title={texts.notFound} />
        ) : (
          <FormFailure>
            <BackToList />
          </FormFailure>
        )}
      </Page>
    )
  return (
    <Page
      title={String(record[titleFieldOf(resource)] ?? '')}
      above={above}
      actions={
        <>
          <VersionsButton of={{ resource: pathNameOf(resource), id: record.id }} onRestored={reload} />
          <CopyButton record={record} />
          <ViewOnSiteButton address={publicAddressOf(options, record)} />
        </>
      }
    >
      <EditedForm
        key={reloads}
        {...form}
        aside={resource.endpoints.remove && <DeleteButton record={record} list={above.to} />}
        {...(returnsOnSave && { onSaved: returnToList })}
      />
    </Page>
  )
}

function SingletonEditor(form: EditedFormProps) {
  const { name, title, page } = useFormDefinition()
  const { record, error } = useEditContext<RaRecord, Error>()
  const { reloads, reload } = useReload()
  return (
    <Page
      title={title}
      actions={
        <>
          {record && <VersionsButton of={{ resource: SINGLETONS_PATH, id: name }} onRestored={reload} />}
          <ResetButton onReset={reload} />
          <ViewOnSiteButton address={page} />
        </>
      }
    >
      {record ? <EditedForm key={reloads} {...form} /> : error ? <FormFailure /> : <FormSkeleton />}
    </Page>
  )
}

interface EditedFormProps extends ResourceFormProps {
  Form: ComponentType<ResourceFormProps>
}

function EditedForm({ Form, ...props }: EditedFormProps) {
  const { record } = useEditContext<RaRecord>()
  return (
    <RecordContextProvider value={record}>
      <Form {...props} />
    </RecordContextProvider>
  )
}

/** Refetches the record, then remounts the form, which drops unsaved changes. */
function useReload() {
  const { refetch } = useEditContext<RaRecord>()
  const [reloads, setReloads] = useState(0)
  async function reload() {
    await refetch()
    setReloads((count) => count + 1)
  }
  return { reloads, reload }
}

/** Returns to the list once the form is no longer dirty: before, the leave guard would ask. */
function useReturnToList(list: string, message: string) {
  const navigate = useNavigate()
  const notify = useNotify()
  const [isSaved, setSaved] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the save
  useEffect(() => {
    if (!isSaved) return
    notify(message)
    navigate(list)
  }, [isSaved])
  return () => setSaved(true)
}

/** The list above a record's form, for the heading of the page. */
function useAbove() {
  const { form: messages } = useMessages()
  return {
    to: useReturnPath(pathsOf(useResourceOptions()).list),
    label: useResourceMessages().many,
    here: messages.edit,
  }
}

function DeleteButton({ record, list }: { record: RaRecord; list: string }) {
  const texts = useResourceMessages()
  const navigate = useNavigate()
  const { dirtyForms } = useServices()
  const { remove, isBusy } = useRemove(() => {
    // The user has confirmed the deletion, so the leave guard does not ask again.
    dirtyForms.discard()
    navigate(list)
  })
  return (
    <div>
      <Button color="error" icon="trash" isBusy={isBusy} onClick={() => remove(record)}>
        {texts.remove}
      </Button>
    </div>
  )
}

/** Opens the form of a new record that starts as a copy of this one. */
function CopyButton({ record }: { record: RaRecord }) {
  const { form: messages } = useMessages()
  const language = usePreference(locale)
  const options = useResourceOptions()
  if (!options.resource.endpoints.create) return null
  return (
    <ActionButton
      icon="copy"
      component={Link}
      to={pathsOf(options).create}
      state={{ copied: copyOf(options.resource, record, language) }}
    >
      {messages.copy}
    </ActionButton>
  )
}

/** Restores the initial content of a singleton, after a confirmation; nothing to restore until it was saved once. */
function ResetButton({ onReset }: { onReset: () => Promise<void> }) {
  const { form: messages } = useMessages()
  const { texts } = useFormDefinition()
  const singleton = useSingleton()
  const { record } = useEditContext<RaRecord>()
  const discardChanges = useDiscardChanges()
  const call = useCall()
  const { mutate: reset, isPending } = useNotifyingMutation({
    mutationFn: () => call(singleton?.reset),
    async onSuccess() {
      // Unsaved changes are discarded with it.
      discardChanges()
      await onReset()
    },
    done: messages.wasReset,
    failed: texts.updateFailed,
  })
  if (!singleton?.reset || !record?.updatedAt) return null
  return (
    <ActionButton icon="retry" isBusy={isPending} onClick={() => window.confirm(messages.confirmRestart) && reset()}>
      {messages.reset}
    </ActionButton>
  )
}

/** Links to the public page; nothing where the record has none. */
function ViewOnSiteButton({ address }: { address: string | undefined }) {
  const { form: messages } = useMessages()
  if (!address) return null
  return (
    <ActionButton icon="eye" href={address} target="_blank" rel="noopener">
      {messages.seeOnSite}
    </ActionButton>
  )
}

/** The shape of a form while its record is loading. */
const FormSkeleton = () => (
  <div className={styles.columns} aria-hidden="true">
    <div className={`skeleton ${styles.skeleton}`} />
    <div className="sheet">
      <div className="fallow" style={{ aspectRatio: '4 / 3' }} />
    </div>
  </div>
)

function InvalidId() {
  const texts = useResourceMessages()
  return (
    <Page title={texts.one} above={useAbove()}>
      <WrongAddress title={texts.invalidId} />
    </Page>
  )
}

/** There is no record at this address. */
function WrongAddress({ title }: { title: string }) {
  const { form: messages } = useMessages()
  return (
    <EmptyState tone="bad" title={title} lead={messages.wrongAddress}>
      <BackToList />
    </EmptyState>
  )
}

function FormFailure({ children }: { children?: ReactNode }) {
  const { texts } = useFormDefinition()
  const { refetch } = useEditContext()
  return (
    <LoadFailure title={texts.loadFailed} onRetry={refetch}>
      {children}
    </LoadFailure>
  )
}

function BackToList() {
  const { form: messages } = useMessages()
  return (
    <Button component={Link} to={useAbove().to}>
      {messages.back}
    </Button>
  )
}
