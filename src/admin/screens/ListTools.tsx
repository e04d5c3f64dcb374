import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useListContext } from 'ra-core'
import type { ReactNode } from 'react'
import { BEST_FIRST, SERVERS_ORDER } from '../../contract/schema/panelLists.ts'
import { useEntry, useTexts } from '../entries/entries.ts'
import { useWords } from '../i18n/words.ts'
import { useChoosing } from './bulk/choosing.ts'
import { type Column, useColumns } from './columns.ts'
import styles from './ListTools.module.css'
import { NARROW } from './narrow.ts'
import { SearchBox } from './SearchBox.tsx'
import { useListAddress } from './useListAddress.ts'
import { useOwnOrder } from './useOwnOrder.ts'

interface ListToolsProps {
  /** Made by hand in the place of what narrows the list besides a search. */
  children?: ReactNode
}

/** What narrows and orders a list. Where the heads of the columns are not shown, the order is chosen here. */
export function ListTools({ children }: ListToolsProps) {
  const { resource } = useEntry()
  const { others, hiding } = useColumns()
  const isNarrow = useMediaQuery(NARROW, { noSsr: true })
  const isSearched = Object.values(resource.fields).some(({ searched }) => searched)
  const flags = others.filter(({ field }) => field.kind === 'flag')
  return (
    <div className={styles.tools}>
      {isSearched && <SearchBox />}
      {children ?? flags.map((column) => <FlagFilter key={column.name} column={column} />)}
      {!children && hiding && <FlagFilter column={hiding} hasAll={false} />}
      {isNarrow && <OrderChoice />}
      {isNarrow && <ChooseButton />}
    </div>
  )
}

/** Chooses rows on a phone, where the boxes take the menus' place; on a wide screen they stand beside them. */
function ChooseButton() {
  const { list: words, form } = useWords()
  const { onSelect } = useListContext()
  const choosing = useChoosing()
  if (!choosing) return null
  return (
    <Button
      variant="outlined"
      onClick={() => {
        onSelect([])
        choosing.set(!choosing.isOn)
      }}
    >
      {choosing.isOn ? form.cancel : words.choose}
    </Button>
  )
}

/** All rows, or those alone whose flag is on; one word for all is enough in a row of filters. */
function FlagFilter({ column: { name, label }, hasAll = true }: { column: Column; hasAll?: boolean }) {
  const { list: words } = useWords()
  const texts = useTexts()
  const { filter, narrow } = useListAddress()
  const isOn = filter[name] === true
  const choice = (on: boolean, text: string) => (
    <button type="button" aria-pressed={isOn === on} onClick={() => narrow({ [name]: hasAll ? on : !isOn })}>
      {text}
    </button>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are buttons
    <div className={styles.segments} role="group" aria-label={label}>
      {hasAll && choice(false, words.all)}
      {choice(true, texts.flags[name]?.on ?? label)}
    </div>
  )
}

/** What the list's own order is called, by the field that it goes by. */
const NAMES: Record<string, 'newest' | 'bestFirst' | 'asOnSite'> = {
  id: 'newest',
  [BEST_FIRST.field]: 'bestFirst',
  [SERVERS_ORDER.field]: 'asOnSite',
}

const ORDERS = ['ASC', 'DESC'] as const

function OrderChoice() {
  const { list: words } = useWords()
  const own = useOwnOrder()
  const { title, others } = useColumns()
  const { sort: present } = useListContext()
  const { setSort } = useListAddress()
  const columns = [title, ...others].filter(({ isSortable }) => isSortable)
  return (
    <select
      className={styles.order}
      aria-label={words.sort}
      value={`${present.field} ${present.order}`}
      onChange={({ target }) => {
        const [field, order] = target.value.split(' ') as [string, 'ASC' | 'DESC']
        setSort(field === own.field && order === own.order ? undefined : { field, order })
      }}
    >
      <option value={`${own.field} ${own.order}`}>{words[NAMES[own.field] ?? 'inOrder']}</option>
      {columns.flatMap(({ name, label }) =>
        ORDERS.filter((order) => name !== own.field || order !== own.order).map((order) => (
          <option key={`${name} ${order}`} value={`${name} ${order}`}>
            {order === 'ASC' ? words.ascending(label) : words.descending(label)}
          </option>
        )),
      )}
    </select>
  )
}
