import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import { ListBase, useListContext } from 'ra-core'
import { Link } from 'react-router-dom'
import { pathsOf, useEntry, useTexts } from '../entries.ts'
import { Note } from '../layout/Note.tsx'
import { PageBody } from '../layout/PageBody.tsx'
import { PageHead } from '../layout/PageHead.tsx'
import { useWords } from '../words.ts'
import { ListCards } from './ListCards.tsx'
import { ListPager } from './ListPager.tsx'
import { ListSkeleton } from './ListSkeleton.tsx'
import { ListTable } from './ListTable.tsx'
import { ListTools } from './ListTools.tsx'
import { NARROW } from './narrow.ts'
import { useOwnOrder } from './useOwnOrder.ts'
import { useWayHere } from './wayBack.ts'

const ROWS_PER_PAGE = 25
const QUIETLY = { onError: () => {}, refetchOnWindowFocus: false, networkMode: 'always' } as const

/** The derived list of a resource. Its page, search, filter and order stand in the address, and nowhere else. */
export const ListScreen = () => (
  <ListBase
    sort={useOwnOrder()}
    perPage={ROWS_PER_PAGE}
    exporter={false}
    storeKey={false}
    disableAuthentication
    queryOptions={QUIETLY}
  >
    <Listing />
  </ListBase>
)

function Listing() {
  const texts = useTexts()
  const { data, error, isPending, filterValues } = useListContext()
  const isEmpty = data?.length === 0 && Object.keys(filterValues).length === 0
  return (
    <>
      <PageHead title={texts.many}>{!isEmpty && <NewButton />}</PageHead>
      <PageBody>
        {error && <Failed />}
        {isEmpty ? <Empty /> : (isPending || data) && <Rows />}
      </PageBody>
    </>
  )
}

/** What is on its way, what was found, or that nothing was. */
function Rows() {
  const { data } = useListContext()
  const isNarrow = useMediaQuery(NARROW, { noSsr: true })
  return (
    <>
      <ListTools />
      {!data ? <ListSkeleton /> : data.length === 0 ? <NoMatch /> : isNarrow ? <ListCards /> : <ListTable />}
      {data && data.length > 0 && <ListPager />}
    </>
  )
}

function Failed() {
  const { list: words } = useWords()
  const texts = useTexts()
  const { refetch } = useListContext()
  return (
    <Note tone="bad" title={texts.listFailed} lead={words.failedLead}>
      <Button variant="outlined" startIcon={<Icon name="retry" size={18} />} onClick={() => refetch()}>
        {words.retry}
      </Button>
    </Note>
  )
}

function Empty() {
  const [title = '', ...lead] = useTexts().empty.split(/(?<=[.!?])\s+/)
  return (
    <Note title={title} lead={lead.join(' ')}>
      <NewButton />
    </Note>
  )
}

function NoMatch() {
  const { list: words } = useWords()
  const { setFilters } = useListContext()
  return (
    <Note title={words.noMatch} lead={words.noMatchLead}>
      <Button variant="outlined" onClick={() => setFilters({}, [])}>
        {words.showAll}
      </Button>
    </Note>
  )
}

function NewButton() {
  const entry = useEntry()
  const texts = useTexts()
  const state = useWayHere()
  if (!entry.resource.endpoints.create) return null
  return (
    <Button
      variant="contained"
      component={Link}
      to={pathsOf(entry).create}
      state={state}
      startIcon={<Icon name="plus" size={18} />}
    >
      {texts.add}
    </Button>
  )
}
