import { Icon } from '@filiz/design-system/icons/all'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { SCHEDULE } from '../../contract/constants.ts'
import { DAY } from '../../contract/domain/durations.ts'
import { postEditorTexts } from '../../contract/i18n/admin/postEditor.ts'
import { useMessages, day as written } from '../i18n/language.ts'
import styles from './ScheduleCalendar.module.css'

interface ScheduleCalendarProps {
  today: Day
  selected: Day | undefined
  /** Called with the number of days from today. */
  onSelect: (days: number) => void
}

/** A month of days on which a post can be scheduled; keys as in the date picker pattern (WAI-ARIA APG). */
export function ScheduleCalendar({ today, selected, onSelect }: ScheduleCalendarProps) {
  const { calendar: messages, inDays } = useMessages(postEditorTexts).publication
  const [first, last] = [today + SCHEDULE.minDays * DAY, today + SCHEDULE.maxDays * DAY]
  const within = (day: Day) => Math.min(Math.max(day, first), last)
  const [reached, setReached] = useState(selected ?? first)
  // A day that is entered elsewhere is shown here.
  const [shown, setShown] = useState(selected)
  if (selected !== shown) {
    setShown(selected)
    if (selected !== undefined) setReached(selected)
  }
  const at = within(reached)
  const month = monthOf(at)
  const headingId = useId()
  const { grid, focusSoon } = useFocusOn(at)

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const next = within(step(at))
    if (next !== at) focusSoon()
    setReached(next)
  }
  /** Months without a selectable day cannot be reached. */
  const turnTo = (later: -1 | 1) => () => setReached(within(sameDayIn(at, later)))
  const hasEarlier = monthOf(first) < month
  const hasLater = monthOf(last) > month

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are buttons
    <div className={styles.calendar} role="group" aria-label={messages.label}>
      <div className={styles.head}>
        <button type="button" aria-label={messages.earlier} aria-disabled={!hasEarlier} onClick={turnTo(-1)}>
          <Icon name="left" size={18} />
        </button>
        <p id={headingId} aria-live="polite" lang="tr">
          {written(new Date(month), 'UTC', { month: 'long', year: 'numeric' })}
        </p>
        <button type="button" aria-label={messages.later} aria-disabled={!hasLater} onClick={turnTo(1)}>
          <Icon name="right" size={18} />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern's grid is a table */}
      <table ref={grid} role="grid" aria-labelledby={headingId} className={styles.grid} onKeyDown={onKeyDown}>
        <thead lang="tr">
          <tr>
            {MONDAY_TO_SUNDAY.map((day) => (
              <th key={day} scope="col" abbr={written(new Date(day), 'UTC', { weekday: 'long' })}>
                {written(new Date(day), 'UTC', { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksFrom(today, month).map((week) => (
            <tr key={week.find((day) => day !== undefined)}>
              {week.map((day, weekday) =>
                day === undefined ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell has no other key
                  <td key={weekday} />
                ) : (
                  // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid is a gridcell, which is selected or not
                  <td key={day} aria-selected={day === selected}>
                    <button
                      type="button"
                      data-day={day}
                      tabIndex={day === at ? 0 : -1}
                      disabled={day !== within(day)}
                      aria-current={day === today ? 'date' : undefined}
                      aria-label={written(new Date(day), 'UTC', { dateStyle: 'full' })}
                      aria-description={inDays((day - today) / DAY)}
                      lang="tr"
                      onClick={() => onSelect((day - today) / DAY)}
                    >
                      {new Date(day).getUTCDate()}
                    </button>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The weeks of a month that are not over. */
const weeksFrom = (today: Day, month: Day) =>
  weeksOf(month).filter((week) => week.some((day) => day !== undefined && day >= steps.Home!(today)))

/** The fifth of January 1970 was a Monday. */
const MONDAY_TO_SUNDAY = Array.from({ length: 7 }, (_, weekday) => (4 + weekday) * DAY)

/** Moves the focus to a day once it is rendered. */
function useFocusOn(day: Day) {
  const grid = useRef<HTMLTableElement>(null)
  const isDue = useRef(false)
  useEffect(() => {
    if (isDue.current) grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
    isDue.current = false
  }, [day])
  return {
    grid,
    focusSoon() {
      isDue.current = true
    },
  }
}

/** A calendar day: its start in UTC, in milliseconds. */
export type Day = number

/** The first day of the month of a day, or of a later month. */
export function monthOf(day: Day, later = 0): Day {
  const date = new Date(day)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + later)
}

/** The same day of another month, or the last day of a shorter one. */
export function sameDayIn(day: Day, monthsLater: number): Day {
  const lastDay = new Date(monthOf(day, monthsLater + 1) - DAY).getUTCDate()
  return monthOf(day, monthsLater) + (Math.min(new Date(day).getUTCDate(), lastDay) - 1) * DAY
}

/** The index in the week, from Monday. */
const placeInWeek = (day: Day): number => (new Date(day).getUTCDay() + 6) % 7

/** The weeks of a month, of seven days each; undefined for days of other months. */
export function weeksOf(month: Day): (Day | undefined)[][] {
  const days = (monthOf(month, 1) - month) / DAY
  const before = placeInWeek(month)
  return Array.from({ length: Math.ceil((before + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const index = week * 7 + weekday - before
      return index >= 0 && index < days ? month + index * DAY : undefined
    }),
  )
}

/** The day that a key moves the focus to (WAI-ARIA APG, date picker grid). */
export const steps: Readonly<Record<string, (day: Day) => Day>> = {
  ArrowLeft: (day) => day - DAY,
  ArrowRight: (day) => day + DAY,
  ArrowUp: (day) => day - 7 * DAY,
  ArrowDown: (day) => day + 7 * DAY,
  Home: (day) => day - placeInWeek(day) * DAY,
  End: (day) => day + (6 - placeInWeek(day)) * DAY,
  PageUp: (day) => sameDayIn(day, -1),
  PageDown: (day) => sameDayIn(day, 1),
}
