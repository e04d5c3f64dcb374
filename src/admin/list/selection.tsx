import { type Identifier, type RaRecord, useListContext, useRecordContext } from 'ra-core'
import {
  createContext,
  type InputHTMLAttributes,
  type ReactNode,
  type RefObject,
  useContext,
  useMemo,
  useRef,
  useState,
} from 'react'
import { titleFieldOf } from '../../contract/schema/fields.ts'
import type { Resource } from '../../contract/schema/resource.ts'
import { useMessages } from '../i18n/language.ts'
import { useResourceOptions } from '../resources/definitions.ts'
import styles from './rows.module.css'

interface SelectionModeValue {
  /** On a small screen checkboxes replace the menus of rows in this mode. */
  isOn: boolean
  set: (isOn: boolean) => void
  /** The row that was toggled last, where a range begins. */
  last: RefObject<Identifier | undefined>
}

const SelectionModeContext = createContext<SelectionModeValue | undefined>(undefined)

interface SelectionModeProps {
  isEnabled: boolean
  /** Whether it is on at first. */
  isOn?: boolean
  children: ReactNode
}

/** Whether rows of the list around can be selected. The selection itself is react-admin's (`selectedIds`). */
export function SelectionMode({ isEnabled, isOn: isOnAtFirst = false, children }: SelectionModeProps) {
  const [isOn, set] = useState(isOnAtFirst)
  const last = useRef<Identifier>(undefined)
  const value = useMemo(() => (isEnabled ? { isOn, set, last } : undefined), [isEnabled, isOn])
  return <SelectionModeContext.Provider value={value}>{children}</SelectionModeContext.Provider>
}

/** Selection mode of the list around; undefined if its resource has no bulk actions. */
export const useSelectionMode = () => useContext(SelectionModeContext)

/** Whether a resource has actions on several records: deletion or flags. */
export const hasBulkActions = ({ endpoints: { remove, toggle = {} } }: Resource): boolean =>
  remove !== undefined || Object.keys(toggle).length > 0

/** The selected records of the page that is shown; others are never acted on. */
export function useSelectedRecords(): RaRecord[] {
  const { data = [], selectedIds } = useListContext<RaRecord>()
  const ids = new Set(selectedIds)
  return data.filter(({ id }) => ids.has(id))
}

/** Selects or unselects the row around; with Shift, all rows since the one that was toggled last. */
export function SelectRow() {
  const { list: messages } = useMessages()
  const { resource } = useResourceOptions()
  const record = useRecordContext()
  const { data = [], selectedIds, onSelect, onToggleItem } = useListContext()
  const mode = useSelectionMode()
  if (!record) return null
  function toggle(id: Identifier, isSelected: boolean, isRange: boolean) {
    const ids: Identifier[] = data.map((row) => row.id)
    const from = isRange ? ids.indexOf(mode?.last.current ?? '') : -1
    if (mode) mode.last.current = id
    if (from < 0) return onToggleItem(id)
    const [first, last] = [from, ids.indexOf(id)].toSorted((a, b) => a - b)
    const range = ids.slice(first, last! + 1)
    const others = selectedIds.filter((each) => !range.includes(each))
    onSelect(isSelected ? [...others, ...range] : others)
  }
  return (
    <Checkbox
      aria-label={`${messages.select}: ${record[titleFieldOf(resource)] ?? ''}`}
      checked={selectedIds.includes(record.id)}
      onChange={({ target, nativeEvent }) =>
        toggle(record.id, target.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
      }
    />
  )
}

/** Selects all rows of the page that is shown, or none. */
export function SelectAll({ children }: { children?: ReactNode }) {
  const { list: messages } = useMessages()
  const { data = [], onSelect } = useListContext()
  const count = useSelectedRecords().length
  const isAll = count > 0 && count === data.length
  return (
    <Checkbox
      ref={(input) => {
        if (input) input.indeterminate = count > 0 && !isAll
      }}
      aria-label={children ? undefined : messages.selectPage}
      checked={isAll}
      onChange={({ target }) => onSelect(target.checked ? data.map(({ id }) => id) : [])}
    >
      {children}
    </Checkbox>
  )
}

interface CheckboxProps extends InputHTMLAttributes<HTMLInputElement> {
  ref?: (input: HTMLInputElement | null) => void
}

const Checkbox = ({ children, ...rest }: CheckboxProps) => (
  <label className={styles.selectLabel}>
    <input type="checkbox" className="checkbox" {...rest} />
    {children}
  </label>
)
