import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import { EditBase, type RaRecord, RecordContextProvider, useEditContext } from 'ra-core'
import { type ComponentType, useEffect, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { titleFieldOf } from '../../contract/schema/fields.ts'
import { pathNameOf } from '../../contract/schema/resource.ts'
import { pathsOf, useEntry, useTexts } from '../entries/entries.ts'
import { History } from '../history/History.tsx'
import { useWords } from '../i18n/words.ts'
import { BriefButton } from '../layout/BriefButton.tsx'
import { PageBody } from '../layout/PageBody.tsx'
import { PageHead } from '../layout/PageHead.tsx'
import { useNotifier } from '../layout/useNotifier.ts'
import { locale, usePreference } from '../preferences/preferences.ts'
import { useServices } from '../services.ts'
import { copyOf } from './copies.ts'
import { EditFailure, EditLoading, LoadFailure } from './editStates.tsx'
import { publicAddressOf } from './publicAddress.ts'
import { ResourceForm, type ResourceFormProps } from './ResourceForm.tsx'
import { SeeOnSite } from './SeeOnSite.tsx'
import { useRemove } from './useRemove.ts'
import { useWayBack } from './wayBack.ts'

/** A list may leave fields out (CONTRACT section 3), so its rows must not fill the form: this key is the form's own. */
const WHOLE = { whole: true }
const quietly = { meta: WHOLE, onError: () => {} } as const

interface EditScreenProps {
  /** Goes back to the list after a save. */
  returnsOnSave?: boolean
  /** A form made by hand in the place of the derived one. */
  Form?: ComponentType<ResourceFormProps>
}

/** The form of a stored record. */
export function EditScreen({ returnsOnSave = false, Form = ResourceForm }: EditScreenProps) {
  const { id = '' } = useParams()
  const texts = useTexts()
  if (!isId(id)) return <EditFailure title={texts.invalidId} />
  return (
    <EditBase
      key={id}
      id={id}
      mutationMode="pessimistic"
      redirect={false}
      disableAuthentication
      queryOptions={{ ...quietly, gcTime: 0 }}
      mutationOptions={quietly}
    >
      <Loaded returnsOnSave={returnsOnSave} Form={Form} />
    </EditBase>
  )
}

const isId = (text: string) => /^\d+$/.test(text) && Number.isSafeInteger(Number(text))

function Loaded(props: Required<EditScreenProps>) {
  const { record, error, refetch } = useEditContext<RaRecord, Error>()
  if (record?.id !== undefined) return <Editor record={record} {...props} />
  return error ? <LoadFailure error={error} onRetry={refetch} /> : <EditLoading />
}

function Editor({ record, returnsOnSave, Form }: Required<EditScreenProps> & { record: RaRecord }) {
  const entry = useEntry()
  const { resource } = entry
  const list = useWayBack(pathsOf(entry).list)
  const texts = useTexts()
  const { form: words } = useWords()
  const navigate = useNavigate()
  const returnToList = useReturn(list, texts.updated)
  const { unsaved } = useServices()
  const { refetch } = useEditContext<RaRecord>()
  const [beginning, setBeginning] = useState(0)
  const { remove, isBusy } = useRemove(() => {
    // Nobody saves what is deleted, and that was asked already.
    unsaved.giveUp()
    navigate(list)
  })
  const title = String(record[titleFieldOf(resource)] ?? '')
  const removal = resource.endpoints.remove && (
    <div>
      <Button
        variant="outlined"
        color="error"
        startIcon={<Icon name="trash" size={18} />}
        aria-disabled={isBusy}
        onClick={() => remove(record)}
      >
        {texts.remove}
      </Button>
    </div>
  )
  return (
    <>
      <PageHead title={title} above={{ to: list, label: texts.many, here: words.edit }}>
        <History
          of={{ resource: pathNameOf(resource), id: record.id }}
          onRestored={async () => {
            await refetch()
            setBeginning(beginning + 1)
          }}
        />
        <Copy record={record} />
        <SeeOnSite address={publicAddressOf(entry, record)} />
      </PageHead>
      <PageBody>
        <RecordContextProvider value={record}>
          <Form key={beginning} aside={removal} {...(returnsOnSave && { onSaved: returnToList })} />
        </RecordContextProvider>
      </PageBody>
    </>
  )
}

/** Goes to the list once the form knows that it is saved, or it would ask about unsaved changes. */
function useReturn(list: string, sentence: string) {
  const navigate = useNavigate()
  const notify = useNotifier()
  const [isTime, setTime] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is time
  useEffect(() => {
    if (!isTime) return
    notify(sentence)
    navigate(list)
  }, [isTime])
  return () => setTime(true)
}

/** Another record that begins as this one stands. */
function Copy({ record }: { record: RaRecord }) {
  const { form: words } = useWords()
  const language = usePreference(locale)
  const entry = useEntry()
  if (!entry.resource.endpoints.create) return null
  return (
    <BriefButton
      icon="copy"
      component={Link}
      to={pathsOf(entry).create}
      state={{ copied: copyOf(entry.resource, record, language) }}
    >
      {words.copy}
    </BriefButton>
  )
}
