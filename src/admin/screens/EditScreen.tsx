import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import { EditBase, HttpError, type RaRecord, RecordContextProvider, useEditContext } from 'ra-core'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { slugFieldOf, titleFieldOf } from '../../contract/resource.ts'
import { useEntry, useTexts } from '../entries.ts'
import { Note } from '../layout/Note.tsx'
import { PageBody } from '../layout/PageBody.tsx'
import { PageHead } from '../layout/PageHead.tsx'
import { listPath } from '../paths.ts'
import { useWords } from '../words.ts'
import { FormSkeleton } from './FormSkeleton.tsx'
import { ResourceForm } from './ResourceForm.tsx'
import { useRemove } from './useRemove.ts'

/** A list may leave fields out (CONTRACT section 3), so its rows must not fill the form: this key is the form's own. */
const WHOLE = { whole: true }
const quietly = { meta: WHOLE, onError: () => {}, networkMode: 'always' } as const

/** The derived form of a stored record. */
export function EditScreen() {
  const { id = '' } = useParams()
  const texts = useTexts()
  if (!isId(id)) return <Failure title={texts.invalidId} />
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
      <Loaded />
    </EditBase>
  )
}

const isId = (text: string) => /^\d+$/.test(text) && Number.isSafeInteger(Number(text))

function Loaded() {
  const { list: words } = useWords()
  const texts = useTexts()
  const { record, error, refetch } = useEditContext<RaRecord, Error>()
  if (record?.id !== undefined) return <Editor record={record} onReload={() => void refetch()} />
  if (!error) return <Loading />
  if (error instanceof HttpError && error.status === 404) return <Failure title={texts.notFound} />
  return (
    <Failure title={texts.loadFailed} lead={words.failedLead}>
      <Button variant="outlined" startIcon={<Icon name="retry" size={18} />} onClick={() => refetch()}>
        {words.retry}
      </Button>
    </Failure>
  )
}

function Editor({ record, onReload }: { record: RaRecord; onReload: () => void }) {
  const { resource } = useEntry()
  const texts = useTexts()
  const { form: words } = useWords()
  const navigate = useNavigate()
  const { remove, isBusy } = useRemove(() => navigate(listPath(resource.name)))
  const title = String(record[titleFieldOf(resource)] ?? '')
  return (
    <>
      <PageHead title={title} above={{ to: listPath(resource.name), label: texts.many, here: words.edit }}>
        <SeeOnSite record={record} />
      </PageHead>
      <PageBody>
        <RecordContextProvider value={record}>
          <ResourceForm
            onReload={onReload}
            aside={
              resource.endpoints.remove && (
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
            }
          />
        </RecordContextProvider>
      </PageBody>
    </>
  )
}

function SeeOnSite({ record }: { record: RaRecord }) {
  const { form: words } = useWords()
  const { resource, publicPath } = useEntry()
  const slug = record[slugFieldOf(resource) ?? '']
  if (!publicPath || !slug) return null
  return (
    <Button
      variant="outlined"
      href={`${publicPath}/${encodeURIComponent(slug)}`}
      target="_blank"
      rel="noopener"
      startIcon={<Icon name="eye" size={18} />}
    >
      {words.seeOnSite}
    </Button>
  )
}

function Loading() {
  const { resource } = useEntry()
  const texts = useTexts()
  const { form: words, list } = useWords()
  return (
    <>
      <PageHead title={list.loading} above={{ to: listPath(resource.name), label: texts.many, here: words.edit }} />
      <PageBody>
        <FormSkeleton />
      </PageBody>
    </>
  )
}

function Failure({ title, lead, children }: { title: string; lead?: string; children?: React.ReactNode }) {
  const { resource } = useEntry()
  const texts = useTexts()
  const { form: words } = useWords()
  return (
    <>
      <PageHead title={texts.one} above={{ to: listPath(resource.name), label: texts.many, here: words.edit }} />
      <PageBody>
        <Note tone="bad" title={title} lead={lead}>
          {children}
          <Button variant="outlined" component={Link} to={listPath(resource.name)}>
            {words.back}
          </Button>
        </Note>
      </PageBody>
    </>
  )
}
