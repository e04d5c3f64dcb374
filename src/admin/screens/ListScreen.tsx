import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type Identifier, ListContextProvider, useListContext } from 'ra-core'
import { type ComponentType, type ReactNode, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { orderFieldOf, placeFieldOf } from '../../contract/schema/fields.ts'
import { SERVERS_ORDER } from '../../contract/schema/panelLists.ts'
import { pathsOf, useEntry, useTexts } from '../entries/entries.ts'
import { useReturnState } from '../form/returnTo.ts'
import { useWords } from '../i18n/words.ts'
import { Note } from '../layout/Note.tsx'
import { PageBody } from '../layout/PageBody.tsx'
import { PageHead } from '../layout/PageHead.tsx'
import { Bulk } from './bulk/Bulk.tsx'
import { ChoosingProvider, hasBulk } from './bulk/choosing.ts'
import { ListCards } from './ListCards.tsx'
import { ListPager } from './ListPager.tsx'
import { ListSkeleton } from './ListSkeleton.tsx'
import { ListTable } from './ListTable.tsx'
import { ListTools } from './ListTools.tsx'
import { NARROW } from './narrow.ts'
import { OrderedRows } from './order/OrderedRows.tsx'
import { PrecedingRows } from './order/PrecedingRows.tsx'
import { useListAddress } from './useListAddress.ts'
import { useListing } from './useListing.ts'

interface ListScreenProps {
  /** Made by hand in the place of the derived ones: what narrows the list, its rows, and its rows on a phone. */
  Tools?: ComponentType
  Table?: ComponentType
  Cards?: ComponentType
  /** Made by hand in the place of the way to a form for a new record. */
  New?: ComponentType
}

/** The list of a resource, a page at a time. Its page, search, filter and order stand in the address, and nowhere else. */
export const ListScreen = ({
  Tools = ListTools,
  Table = ListTable,
  Cards = ListCards,
  New = NewButton,
}: ListScreenProps) => (
  <ListContextProvider value={useListing()}>
    <Listing Tools={Tools} Table={Table} Cards={Cards} New={New} />
  </ListContextProvider>
)

function Listing(parts: Required<ListScreenProps>) {
  const texts = useTexts()
  const { resource } = useEntry()
  const { data, total, error, isPending } = useListContext()
  const { isNarrowed } = useListAddress()
  const { search } = useLocation()
  const [isOn, set] = useState(false)
  const last = useRef<Identifier>(undefined)
  // Those of a page may all be gone while others are on their way.
  const isEmpty = data?.length === 0 && !total && !isNarrowed
  return (
    <ChoosingProvider value={hasBulk(resource) ? { isOn, set, last } : undefined}>
      <PageHead title={texts.many}>{!isEmpty && <parts.New />}</PageHead>
      <PageBody>
        {error && <Failed />}
        {isEmpty ? <Empty New={parts.New} /> : (isPending || data) && <Rows {...parts} />}
        <Bulk place={search} />
      </PageBody>
    </ChoosingProvider>
  )
}

/** What is on its way, what was found, or that nothing was. */
function Rows({ Tools, Table, Cards }: Omit<Required<ListScreenProps>, 'New'>) {
  const { data, total } = useListContext()
  const isNarrow = useMediaQuery(NARROW, { noSsr: true })
  const Order = useOrderOfRows()
  const rows = isNarrow ? <Cards /> : <Table />
  return (
    <>
      <Tools />
      {!data || (data.length === 0 && total) ? (
        <ListSkeleton />
      ) : data.length === 0 ? (
        <NoMatch />
      ) : Order ? (
        <Order>{rows}</Order>
      ) : (
        rows
      )}
      {data && <ListPager />}
    </>
  )
}

/**
 * How rows are put in order here, where they stand by it: those that each have a place where all are on the screen, others where
 * the list begins.
 */
function useOrderOfRows(): ComponentType<{ children: ReactNode }> | undefined {
  const { resource } = useEntry()
  const { data = [], total = 0, sort, page } = useListContext()
  const { isNarrowed } = useListAddress()
  if (isNarrowed || data.length < 2) return undefined
  if (sort.field === SERVERS_ORDER.field)
    return page === 1 && data[0][placeFieldOf(resource) ?? ''] !== undefined ? PrecedingRows : undefined
  const isInOrder = sort.field === orderFieldOf(resource) && sort.order === 'ASC'
  return isInOrder && resource.endpoints.update && total <= data.length ? OrderedRows : undefined
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

function Empty({ New }: Pick<Required<ListScreenProps>, 'New'>) {
  const [title = '', ...lead] = useTexts().empty.split(/(?<=[.!?])\s+/)
  return (
    <Note title={title} lead={lead.join(' ')}>
      <New />
    </Note>
  )
}

function NoMatch() {
  const { list: words } = useWords()
  const { filter, showAll } = useListAddress()
  return (
    <Note title={filter.q ? words.noMatch : words.noneSuch} lead={filter.q ? words.noMatchLead : undefined}>
      <Button variant="outlined" onClick={showAll}>
        {words.showAll}
      </Button>
    </Note>
  )
}

function NewButton() {
  const entry = useEntry()
  const texts = useTexts()
  const state = useReturnState()
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
