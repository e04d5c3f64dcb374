import { phone } from '@filiz/design-system/breakpoints'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useListContext } from 'ra-core'
import type { ComponentType, ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { orderFieldOf, placeFieldOf } from '../../contract/schema/fields.ts'
import { SERVERS_ORDER } from '../../contract/schema/panelLists.ts'
import { useReturnState } from '../form/returnTo.ts'
import { useMessages } from '../i18n/language.ts'
import { Button } from '../layout/Button.tsx'
import { EmptyState, LoadFailure } from '../layout/EmptyState.tsx'
import { Page } from '../layout/Page.tsx'
import { pathsOf, useResourceMessages, useResourceOptions } from '../resources/definitions.ts'
import { BulkActions } from './BulkActions.tsx'
import { ListCards } from './Cards.tsx'
import { ListSkeleton } from './ListSkeleton.tsx'
import { Pagination } from './Pagination.tsx'
import { ResourceListBase } from './ResourceListBase.tsx'
import { OrderedRows } from './reorder/OrderedRows.tsx'
import { PinnedRows } from './reorder/PinnedRows.tsx'
import { hasBulkActions, SelectionMode } from './selection.tsx'
import { ListTable } from './Table.tsx'
import { ListToolbar } from './Toolbar.tsx'

interface ListScreenProps {
  /** Replaces the search field and filters. */
  Toolbar?: ComponentType
  /** Replaces the table. */
  Table?: ComponentType
  /** Replaces the cards of small screens. */
  Cards?: ComponentType
  /** Replaces the link to the form of a new record. */
  CreateButton?: ComponentType
}

/** The derived list of a resource. All parts read react-admin's list context. */
export const ListScreen = ({
  Toolbar = ListToolbar,
  Table = ListTable,
  Cards = ListCards,
  CreateButton = NewButton,
}: ListScreenProps) => (
  <ResourceListBase>
    <Content Toolbar={Toolbar} Table={Table} Cards={Cards} CreateButton={CreateButton} />
  </ResourceListBase>
)

function Content(parts: Required<ListScreenProps>) {
  const texts = useResourceMessages()
  const { resource } = useResourceOptions()
  const { data, total, error, isPending, filterValues, refetch } = useListContext()
  const { search } = useLocation()
  // All rows of a page may be deleted while the next ones are loading.
  const isEmpty = data?.length === 0 && !total && Object.keys(filterValues).length === 0
  return (
    <SelectionMode isEnabled={hasBulkActions(resource)}>
      <Page title={texts.many} actions={!isEmpty && <parts.CreateButton />}>
        {error && <LoadFailure title={texts.listFailed} onRetry={refetch} />}
        {isEmpty ? <Empty CreateButton={parts.CreateButton} /> : (isPending || data) && <Rows {...parts} />}
        <BulkActions scope={search} />
      </Page>
    </SelectionMode>
  )
}

function Rows({ Toolbar, Table, Cards }: Omit<Required<ListScreenProps>, 'CreateButton'>) {
  const { data, total } = useListContext()
  const isSmall = useMediaQuery(phone, { noSsr: true })
  const Order = useManualOrder()
  const rows = isSmall ? <Cards /> : <Table />
  return (
    <>
      <Toolbar />
      {!data || (data.length === 0 && total) ? (
        <ListSkeleton />
      ) : data.length === 0 ? (
        <NoMatch />
      ) : Order ? (
        <Order>{rows}</Order>
      ) : (
        rows
      )}
      {data && <Pagination />}
    </>
  )
}

/** Reordering of rows by hand, available while the list is sorted by that order and shown from its beginning. */
function useManualOrder(): ComponentType<{ children: ReactNode }> | undefined {
  const { resource } = useResourceOptions()
  const { data = [], total = 0, sort, page, filterValues } = useListContext()
  if (Object.keys(filterValues).length > 0 || data.length < 2) return undefined
  if (sort.field === SERVERS_ORDER.field)
    return page === 1 && data[0][placeFieldOf(resource) ?? ''] !== undefined ? PinnedRows : undefined
  const isByOrder = sort.field === orderFieldOf(resource) && sort.order === 'ASC'
  return isByOrder && resource.endpoints.update && total <= data.length ? OrderedRows : undefined
}

function Empty({ CreateButton }: Pick<Required<ListScreenProps>, 'CreateButton'>) {
  const [title = '', ...lead] = useResourceMessages().empty.split(/(?<=[.!?])\s+/)
  return (
    <EmptyState title={title} lead={lead.join(' ')}>
      <CreateButton />
    </EmptyState>
  )
}

function NoMatch() {
  const { list: messages } = useMessages()
  const { filterValues, setFilters } = useListContext()
  return (
    <EmptyState
      title={filterValues.q ? messages.noMatch : messages.noneSuch}
      lead={filterValues.q ? messages.noMatchLead : undefined}
    >
      <Button onClick={() => setFilters({})}>{messages.showAll}</Button>
    </EmptyState>
  )
}

function NewButton() {
  const options = useResourceOptions()
  const texts = useResourceMessages()
  const state = useReturnState()
  if (!options.resource.endpoints.create) return null
  return (
    <Button variant="contained" component={Link} to={pathsOf(options).create} state={state} icon="plus">
      {texts.add}
    </Button>
  )
}
