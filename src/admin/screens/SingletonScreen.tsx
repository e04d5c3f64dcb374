import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import { EditBase, type RaRecord, RecordContextProvider, useEditContext } from 'ra-core'
import { type ReactNode, useState } from 'react'
import { SINGLETONS_PATH } from '../../contract/schema/singleton.ts'
import { useSingleton, useSubject } from '../entries/entries.ts'
import { History } from '../history/History.tsx'
import { useWords } from '../i18n/words.ts'
import { Note } from '../layout/Note.tsx'
import { PageBody } from '../layout/PageBody.tsx'
import { PageHead } from '../layout/PageHead.tsx'
import { FormSkeleton } from './FormSkeleton.tsx'
import { ResourceForm } from './ResourceForm.tsx'
import { Restart } from './Restart.tsx'
import { SeeOnSite } from './SeeOnSite.tsx'

const quietly = { onError: () => {} } as const

interface SingletonScreenProps {
  /** A body made by hand in the place of the derived one. */
  children?: ReactNode
}

/** The derived form of a singleton: there is one, so it has no list, and it is empty until it is entered. */
export function SingletonScreen({ children }: SingletonScreenProps) {
  const { name, title } = useSubject()
  const page = useSingleton()?.page
  const [beginning, setBeginning] = useState(0)
  return (
    <EditBase
      key={name}
      resource={name}
      id={name}
      mutationMode="pessimistic"
      redirect={false}
      disableAuthentication
      queryOptions={{ ...quietly, gcTime: 0 }}
      mutationOptions={quietly}
    >
      <PageHead title={title}>
        <PastOf onRestored={() => setBeginning(beginning + 1)} />
        <Restart onDone={() => setBeginning(beginning + 1)} />
        <SeeOnSite address={page} />
      </PageHead>
      <PageBody>
        <Loaded key={beginning}>{children}</Loaded>
      </PageBody>
    </EditBase>
  )
}

/** Its history, once there is something to look back on. */
function PastOf({ onRestored }: { onRestored: () => void }) {
  const { name } = useSubject()
  const { record, refetch } = useEditContext<RaRecord>()
  if (!record) return null
  async function again() {
    await refetch()
    onRestored()
  }
  return <History of={{ resource: SINGLETONS_PATH, id: name }} onRestored={again} />
}

function Loaded({ children }: SingletonScreenProps) {
  const { texts } = useSubject()
  const { list: words } = useWords()
  const { record, error, refetch } = useEditContext<RaRecord, Error>()
  if (record)
    return (
      <RecordContextProvider value={record}>
        <ResourceForm>{children}</ResourceForm>
      </RecordContextProvider>
    )
  if (!error) return <FormSkeleton />
  return (
    <Note tone="bad" title={texts.loadFailed} lead={words.failedLead}>
      <Button variant="outlined" startIcon={<Icon name="retry" size={18} />} onClick={() => refetch()}>
        {words.retry}
      </Button>
    </Note>
  )
}
