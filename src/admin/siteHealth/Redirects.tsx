import { Icon } from '@filiz/design-system/icons/all'
import { useQueryClient } from '@tanstack/react-query'
import { useCreate, useDelete, useGetList, useNotify } from 'ra-core'
import { useId, useState } from 'react'
import type { Redirect } from '../../contract/api/administration.ts'
import { resourceTexts, singletonTexts } from '../../contract/i18n/admin/resources.ts'
import { siteHealthPanelTexts } from '../../contract/i18n/admin/siteHealthPanel.ts'
import { slugFieldOf, titleFieldOf } from '../../contract/schema/fields.ts'
import type { Resource } from '../../contract/schema/resource.ts'
import type { AdminRecords } from '../api/adminResources.ts'
import { useMutationOptions } from '../api/mutations.ts'
import { useOptionalList } from '../api/optionalQueries.ts'
import { invalidate } from '../api/queryClient.ts'
import { FormFoot, InlineForm, LineInput } from '../form/InlineForm.tsx'
import { useFormats, useMessages } from '../i18n/language.ts'
import { AsyncCard } from '../layout/AsyncSection.tsx'
import { Button } from '../layout/Button.tsx'
import { locale, usePreference } from '../preferences/preferences.ts'
import { isResourceOptions, isSingletonOptions, useConfig } from '../resources/definitions.ts'
import own from './SiteHealth.module.css'

/** Number of entries shown until the user requests all. */
const FIRST = 10

/** Not-found log: paths that visitors have requested, each with a form that redirects it. */
export function NotFoundLog() {
  const messages = useMessages(siteHealthPanelTexts)
  const { isOffered, ...query } = useOptionalList('notFound')
  const [shown, setShown] = useState(FIRST)
  if (isOffered === false) return null
  return (
    <AsyncCard
      className="section"
      title={messages.missed}
      lead={messages.missedLead}
      query={query}
      failed={messages.loadFailed}
    >
      {(paths) => (
        <>
          {paths.length === 0 && <p className="box muted">{messages.missedNone}</p>}
          {paths.length > 0 && (
            <ul className="box">
              {paths.slice(0, shown).map((missed) => (
                <NotFoundRow key={missed.path} missed={missed} />
              ))}
            </ul>
          )}
          {paths.length > shown && (
            <Button onClick={() => setShown(paths.length)}>{messages.more(paths.length - shown)}</Button>
          )}
        </>
      )}
    </AsyncCard>
  )
}

function NotFoundRow({ missed: { path, count, lastAt } }: { missed: AdminRecords['notFound'] }) {
  const messages = useMessages(siteHealthPanelTexts)
  const { number, dayAndTime } = useFormats()
  const [isOpen, setOpen] = useState(false)
  return (
    <li className="row">
      <div className={`cluster ${own.paths}`}>
        <code>{path}</code>
        <span>{messages.times(number(count))}</span>
        <span>{messages.lastAt(dayAndTime(lastAt))}</span>
      </div>
      {!isOpen && (
        <Button icon="link" aria-label={messages.redirectOf(path)} onClick={() => setOpen(true)}>
          {messages.redirect}
        </Button>
      )}
      {isOpen && <RedirectForm from={path} onClose={() => setOpen(false)} />}
    </li>
  )
}

/** The redirects, and a form for a new one. */
export function Redirects() {
  const messages = useMessages(siteHealthPanelTexts)
  const { isOffered, ...query } = useOptionalList('redirects')
  const [isAdding, setAdding] = useState(false)
  if (isOffered === false) return null
  return (
    <AsyncCard
      className="section"
      title={messages.redirects}
      lead={messages.redirectsLead}
      query={query}
      failed={messages.loadFailed}
    >
      {(redirects) => (
        <>
          {redirects.length === 0 && !isAdding && <p className="box muted">{messages.redirectsNone}</p>}
          {redirects.length > 0 && (
            <ul className="box">
              {redirects.map((redirect) => (
                <RedirectRow key={redirect.id} redirect={redirect} />
              ))}
            </ul>
          )}
          {isAdding ? (
            <div className="sheet">
              <RedirectForm onClose={() => setAdding(false)} />
            </div>
          ) : (
            <Button icon="plus" onClick={() => setAdding(true)}>
              {messages.add}
            </Button>
          )}
        </>
      )}
    </AsyncCard>
  )
}

function RedirectRow({ redirect: { id, from, to } }: { redirect: Redirect }) {
  const messages = useMessages(siteHealthPanelTexts)
  const result = { done: messages.removed, failed: messages.removeFailed }
  const [remove] = useDelete('redirects', { id }, useMutationOptions('redirects', result))
  return (
    <li className="row">
      <div className={`cluster ${own.paths}`}>
        <code>{from}</code>
        <Icon name="right" size={16} />
        <code>{to}</code>
      </div>
      <Button
        color="error"
        icon="trash"
        aria-label={messages.removeOf(from)}
        onClick={() => window.confirm(messages.confirmRemove(from)) && void remove()}
      >
        {messages.remove}
      </Button>
    </li>
  )
}

interface RedirectFormProps {
  /** The redirected path; absent if the user types it. */
  from?: string
  onClose: () => void
}

/** Creates a redirect; the server validates its addresses. */
function RedirectForm({ from, onClose }: RedirectFormProps) {
  const messages = useMessages(siteHealthPanelTexts)
  const notify = useNotify()
  const listId = useId()
  const queryClient = useQueryClient()
  const [create] = useCreate()

  async function save(data: { from: string; to: string }) {
    await create('redirects', { data }, { returnPromise: true })
    notify(messages.saved(data.from))
    onClose()
    // The server removes the path from the not-found log.
    await invalidate(queryClient, ['notFound'])
  }
  const typed = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }
  return (
    <InlineForm
      className={`fields ${own.form}`}
      defaultValues={{ from: from ?? '', to: '' }}
      failed={messages.saveFailed}
      onSubmit={save}
      onDiscard={onClose}
    >
      {from === undefined && (
        <LineInput
          source="from"
          autoFocus
          isRequired
          label={messages.from}
          hint={messages.fromHint}
          slotProps={{ htmlInput: typed }}
        />
      )}
      <LineInput
        source="to"
        autoFocus={from !== undefined}
        isRequired
        label={messages.to}
        hint={messages.toHint}
        slotProps={{ htmlInput: { ...typed, list: listId, inputMode: 'url' } }}
      />
      <datalist id={listId}>
        <PageOptions />
      </datalist>
      <FormFoot isWide label={messages.save} busyLabel={messages.saving}>
        <Button onClick={onClose}>{messages.cancel}</Button>
      </FormFoot>
    </InlineForm>
  )
}

/** Number of records of each resource among the options. */
const MOST = 50

/** Pages of the site as options: those of resources and singletons, and those of the newest records. */
function PageOptions() {
  const config = useConfig()
  const language = usePreference(locale)
  const resources = config
    .filter(isResourceOptions)
    .map(({ resource }) => resource)
    .filter((resource) => resource.page !== undefined && slugFieldOf(resource))
  const singletons = config.filter(isSingletonOptions).map(({ singleton }) => singleton)
  return (
    <>
      {resources
        .filter(({ page }) => page)
        .map((resource) => (
          <option key={resource.name} value={resource.page}>
            {resourceTexts(resource, language).many}
          </option>
        ))}
      {singletons
        .filter(({ page }) => page)
        .map((singleton) => (
          <option key={singleton.key} value={singleton.page}>
            {singletonTexts(singleton, language).title}
          </option>
        ))}
      {resources.map((resource) => (
        <RecordOptions key={resource.name} resource={resource} />
      ))}
    </>
  )
}

function RecordOptions({ resource }: { resource: Resource }) {
  const { data = [] } = useGetList(resource.name, { pagination: { page: 1, perPage: MOST } }, { staleTime: 60_000 })
  const [slug, title] = [slugFieldOf(resource)!, titleFieldOf(resource)]
  return data
    .filter((row) => row[slug] && row.isHidden !== true && row.isPublished !== false)
    .map((row) => (
      <option key={row.id} value={`${resource.page}/${row[slug]}`}>
        {String(row[title])}
      </option>
    ))
}
