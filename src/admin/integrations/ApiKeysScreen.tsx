import { useCreate, useDelete } from 'ra-core'
import { useState } from 'react'
import type { ListedApiKey } from '../../contract/api/accounts.ts'
import { KEY_ACCESSES, type KeyAccess } from '../../contract/api/endpoints.ts'
import { integrationsTexts } from '../../contract/i18n/admin/integrations.ts'
import { useMutationOptions } from '../api/mutations.ts'
import { useOptionalList } from '../api/optionalQueries.ts'
import { FormFoot, InlineForm, LineInput, RadioInput } from '../form/InlineForm.tsx'
import { useFormats, useMessages } from '../i18n/language.ts'
import { AsyncCard } from '../layout/AsyncSection.tsx'
import { Button } from '../layout/Button.tsx'
import { OptionalScreen } from '../layout/OptionalScreen.tsx'
import { ShownOnce } from '../layout/ShownOnce.tsx'

/** `/admin/settings/access-keys`: the API keys, and a form for a new one. */
export function ApiKeysScreen() {
  const { keys: messages, notOffered } = useMessages(integrationsTexts)
  const { isOffered, ...query } = useOptionalList('apiKeys')
  return (
    <OptionalScreen title={messages.title} isOffered={isOffered} notOffered={notOffered}>
      <div className="sheets">
        <AsyncCard title={messages.list} lead={messages.lead} query={query} failed={messages.loadFailed}>
          {(keys) =>
            keys.length > 0 ? (
              <ul className="rows">
                {keys.map((key) => (
                  <KeyRow key={key.id} accessKey={key} />
                ))}
              </ul>
            ) : (
              <p className="muted">{messages.none}</p>
            )
          }
        </AsyncCard>
        <KeyForm />
      </div>
    </OptionalScreen>
  )
}

function KeyRow({ accessKey }: { accessKey: ListedApiKey }) {
  const { keys: messages, failed } = useMessages(integrationsTexts)
  const { dayAndTime } = useFormats()
  const { id, name, access, createdAt, createdBy, lastUsedAt } = accessKey

  const [revoke] = useDelete('apiKeys', { id }, useMutationOptions('apiKeys', { done: messages.revoked(name), failed }))
  return (
    <li className="row">
      <div className="cluster">
        <strong>{name}</strong>
        <span className="chip" data-tone={access === 'write' ? 'strong' : undefined}>
          {messages.access[access]}
        </span>
        <span className="facts">
          <span>{lastUsedAt ? messages.used(dayAndTime(lastUsedAt)) : messages.neverUsed}</span>
          <span>{messages.made(dayAndTime(createdAt), createdBy)}</span>
        </span>
      </div>
      <Button
        color="error"
        aria-label={messages.revokeOf(name)}
        onClick={() => window.confirm(messages.confirmRevoke(name)) && void revoke()}
      >
        {messages.revoke}
      </Button>
    </li>
  )
}

/** Response to the creation; the only one that contains the key. */
type Created = ListedApiKey & { key: string }

const NEW: { name: string; access: KeyAccess } = { name: '', access: 'read' }

/** Creates a key, which is shown once. */
function KeyForm() {
  const { keys: messages, ...general } = useMessages(integrationsTexts)
  const [create] = useCreate<Created>()
  const [created, setCreated] = useState<Created>()

  const save = (values: typeof NEW, formKey: string) =>
    create(
      'apiKeys',
      { data: { ...values, name: values.name.trim() }, meta: { formKey } },
      { returnPromise: true, onSuccess: setCreated },
    )
  const labels: Record<KeyAccess, string> = { read: messages.reads, write: messages.writes }
  return (
    <InlineForm className="sheet" defaultValues={NEW} failed={general.failed} onSubmit={save}>
      <h2>{messages.newTitle}</h2>
      <LineInput
        source="name"
        label={messages.name}
        hint={messages.nameHint}
        missing={general.required}
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
      <RadioInput source="access" legend={messages.may} choices={KEY_ACCESSES.map((each) => [each, labels[each]])} />
      <FormFoot label={messages.make} busyLabel={messages.making} icon="plus" />
      {created && (
        <ShownOnce
          key={created.id}
          label={messages.keyOf(created.name)}
          value={created.key}
          lead={messages.once}
          copy={general.copy}
          copied={messages.copied}
        />
      )}
    </InlineForm>
  )
}
