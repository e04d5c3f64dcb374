import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import { ListBase, type SortPayload, useListContext } from 'ra-core'
import { Link } from 'react-router-dom'
import { useEntry, useTexts } from '../entries.ts'
import { Note } from '../layout/Note.tsx'
import { PageBody } from '../layout/PageBody.tsx'
import { PageHead } from '../layout/PageHead.tsx'
import { newPath } from '../paths.ts'
import { useWords } from '../words.ts'
import { ListCards } from './ListCards.tsx'
import { ListPager } from './ListPager.tsx'
import { ListSkeleton } from './ListSkeleton.tsx'
import { ListTable } from './ListTable.tsx'
import { ListTools } from './ListTools.tsx'

const ROWS_PER_PAGE = 25
const NEWEST_FIRST: SortPayload = { field: 'id', order: 'DESC' }

/** The derived list of a resource. Its page, search, filter and order stand in the address. */
export function ListScreen() {
  const { sort = NEWEST_FIRST } = useEntry()
  const texts = useTexts()
  return (
    <>
      <PageHead title={texts.many}>
        <NewButton />
      </PageHead>
      <PageBody>
        <ListBase
          sort={sort}
          perPage={ROWS_PER_PAGE}
          exporter={false}
          disableAuthentication
          queryOptions={{ onError: () => {}, refetchOnWindowFocus: false, networkMode: 'always' }}
        >
          <Listing />
        </ListBase>
      </PageBody>
    </>
  )
}

/** One of the states in which a list can be: loading, failed, empty, nothing found, rows. */
function Listing() {
  const { list: words } = useWords()
  const texts = useTexts()
  const { data = [], error, isPending, filterValues, refetch, setFilters } = useListContext()
  const isNarrow = useMediaQuery('(max-width: 700px)', { noSsr: true })
  const isFiltered = Object.keys(filterValues).length > 0
  if (error)
    return (
      <Note tone="bad" title={texts.listFailed} lead={words.failedLead}>
        <Button variant="outlined" startIcon={<Icon name="retry" size={18} />} onClick={() => refetch()}>
          {words.retry}
        </Button>
      </Note>
    )
  if (!isPending && data.length === 0 && !isFiltered)
    return (
      <Note title={texts.empty}>
        <NewButton />
      </Note>
    )
  return (
    <>
      <ListTools />
      {isPending ? (
        <ListSkeleton />
      ) : data.length === 0 ? (
        <Note title={words.noMatch} lead={words.noMatchLead}>
          <Button variant="outlined" onClick={() => setFilters({}, [])}>
            {words.showAll}
          </Button>
        </Note>
      ) : (
        <>
          {isNarrow ? <ListCards /> : <ListTable />}
          <ListPager />
        </>
      )}
    </>
  )
}

function NewButton() {
  const { resource } = useEntry()
  const texts = useTexts()
  if (!resource.endpoints.create) return null
  return (
    <Button variant="contained" component={Link} to={newPath(resource.name)} startIcon={<Icon name="plus" size={18} />}>
      {texts.add}
    </Button>
  )
}
