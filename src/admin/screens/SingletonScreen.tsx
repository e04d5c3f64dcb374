import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import { EditBase, type RaRecord, RecordContextProvider, useEditContext } from 'ra-core'
import type { ReactNode } from 'react'
import { useSubject } from '../entries.ts'
import { Note } from '../layout/Note.tsx'
import { PageBody } from '../layout/PageBody.tsx'
import { PageHead } from '../layout/PageHead.tsx'
import { useWords } from '../words.ts'
import { FormSkeleton } from './FormSkeleton.tsx'
import { ResourceForm } from './ResourceForm.tsx'

const quietly = { onError: () => {} } as const

interface SingletonScreenProps {
  /** A body made by hand in the place of the derived one. */
  children?: ReactNode
}

/** The derived form of a singleton: there is one, so it has no list, and it is empty until it is entered. */
export function SingletonScreen({ children }: SingletonScreenProps) {
  const { name, title } = useSubject()
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
      <PageHead title={title} />
      <PageBody>
        <Loaded>{children}</Loaded>
      </PageBody>
    </EditBase>
  )
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
