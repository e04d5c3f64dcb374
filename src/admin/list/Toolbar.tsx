import { phone } from '@filiz/design-system/breakpoints'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useListContext } from 'ra-core'
import type { ReactNode } from 'react'
import { englishTexts } from '../../contract/i18n/admin/englishTexts.ts'
import { TRANSLATION_STATES } from '../../contract/schema/fieldTypes.ts'
import { BEST_FIRST, defaultOrderOf, SERVERS_ORDER } from '../../contract/schema/panelLists.ts'
import { TRANSLATION_FILTER } from '../../contract/schema/resource.ts'
import { useMessages } from '../i18n/language.ts'
import { Button } from '../layout/Button.tsx'
import { Segments } from '../layout/Segments.tsx'
import { useResourceMessages, useResourceOptions } from '../resources/definitions.ts'
import { type Column, TRANSLATION, useColumns } from './columns.ts'
import { SearchField } from './SearchField.tsx'
import { useSelectionMode } from './selection.tsx'
import styles from './Toolbar.module.css'

interface ListToolbarProps {
  /** Replaces the filters beside the search field. */
  children?: ReactNode
}

/** Search and filters of a list; on small screens, which show no column headers, its sort and selection mode too. */
export function ListToolbar({ children }: ListToolbarProps) {
  const { resource } = useResourceOptions()
  const { others, hiding } = useColumns()
  const isSmall = useMediaQuery(phone, { noSsr: true })
  const isSearched = Object.values(resource.fields).some(({ searched }) => searched)
  const flags = others.filter(({ field }) => field.kind === 'flag')
  return (
    <div className={styles.tools}>
      {isSearched && <SearchFilter />}
      {isSmall && <SelectButton />}
      {children ?? flags.map((column) => <FlagFilter key={column.name} column={column} />)}
      {!children && hiding && <FlagFilter column={hiding} hasAll={false} />}
      {others.some(({ name }) => name === TRANSLATION) && <TranslationFilter />}
      {isSmall && <SortSelect />}
    </div>
  )
}

/** Searches the list around while typing. */
export function SearchFilter() {
  const texts = useResourceMessages()
  const { filterValues, setFilters } = useListContext()
  return (
    <SearchField
      label={texts.search}
      value={String(filterValues.q ?? '')}
      onSearch={(q) => setFilters({ ...filterValues, q })}
    />
  )
}

interface FilterButtonsProps<V> {
  label: string
  /** The filter's field. */
  source: string
  /** Values with their texts; undefined removes the filter. */
  choices: readonly (readonly [value: V | undefined, text: string])[]
  className?: string | undefined
}

/** Buttons that each set a filter of the list around to a value. A single button removes it when it is set. */
export function FilterButtons<V>({ source, choices, ...rest }: FilterButtonsProps<V>) {
  const { filterValues, setFilters } = useListContext()
  const set: V | undefined = filterValues[source]
  const toggled = (value: V | undefined) => (choices.length === 1 && value === set ? undefined : value)
  return (
    <Segments
      {...rest}
      choices={choices}
      value={set}
      onChange={(value) => setFilters({ ...filterValues, [source]: toggled(value) })}
    />
  )
}

/** All rows, or only those whose flag is on. `hasAll` is false where another filter beside it has the button for all rows. */
function FlagFilter({ column: { name, label }, hasAll = true }: { column: Column; hasAll?: boolean }) {
  const { list: messages } = useMessages()
  const on = [true, useResourceMessages().flags[name]?.isOn ?? label] as const
  return <FilterButtons label={label} source={name} choices={hasAll ? [[undefined, messages.all], on] : [on]} />
}

interface FilterSelectProps extends Pick<FilterButtonsProps<string>, 'label' | 'source'> {
  choices: readonly (readonly [value: string, text: string])[]
}

/** Sets a filter of the list around to one of several values; an empty one removes it. */
export function FilterSelect({ label, source, choices }: FilterSelectProps) {
  const { filterValues, setFilters } = useListContext()
  return (
    <select
      className={`control ${styles.select}`}
      aria-label={label}
      value={String(filterValues[source] ?? '')}
      onChange={({ target }) => setFilters({ ...filterValues, [source]: target.value || undefined })}
    >
      {choices.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  )
}

/** Records by the state of their English texts. */
function TranslationFilter() {
  const messages = useMessages(englishTexts)
  const states = TRANSLATION_STATES.map((state) => [state, messages.ofList(messages.ofRecords[state])] as const)
  return (
    <FilterSelect label={messages.column} source={TRANSLATION_FILTER} choices={[['', messages.anyState], ...states]} />
  )
}

/** Starts and ends selection mode, in which checkboxes replace the menus of rows. */
function SelectButton() {
  const { list: messages, form } = useMessages()
  const { onUnselectItems } = useListContext()
  const mode = useSelectionMode()
  if (!mode) return null
  return (
    <Button
      onClick={() => {
        onUnselectItems()
        mode.set(!mode.isOn)
      }}
    >
      {mode.isOn ? form.cancel : messages.select}
    </Button>
  )
}

/** The name of a default order, by its field. */
const DEFAULT_ORDERS: Record<string, 'newest' | 'bestFirst' | 'asOnSite'> = {
  id: 'newest',
  [BEST_FIRST.field]: 'bestFirst',
  [SERVERS_ORDER.field]: 'asOnSite',
}

const ORDERS = ['ASC', 'DESC'] as const

function SortSelect() {
  const { list: messages } = useMessages()
  const { resource } = useResourceOptions()
  const { title, others } = useColumns()
  const { sort, setSort, filterValues } = useListContext()
  const own = defaultOrderOf(resource, filterValues)
  const columns = [title, ...others].filter(({ isSortable }) => isSortable)
  return (
    <select
      className={`control ${styles.select}`}
      aria-label={messages.sort}
      value={`${sort.field} ${sort.order}`}
      onChange={({ target }) => {
        const [field = '', order] = target.value.split(' ')
        setSort({ field, order: order === 'DESC' ? 'DESC' : 'ASC' })
      }}
    >
      <option value={`${own.field} ${own.order}`}>{messages[DEFAULT_ORDERS[own.field] ?? 'inOrder']}</option>
      {columns.flatMap(({ name, label }) =>
        ORDERS.filter((order) => name !== own.field || order !== own.order).map((order) => (
          <option key={`${name} ${order}`} value={`${name} ${order}`}>
            {order === 'ASC' ? messages.ascending(label) : messages.descending(label)}
          </option>
        )),
      )}
    </select>
  )
}
