import { Icon } from '@filiz/design-system/icons'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { SCHEDULE } from '../../contract/constants.ts'
import { DAY } from '../../contract/domain/zones.ts'
import { day as written } from '../i18n/formats.ts'
import { type Day, monthOf, sameDayIn, steps, weeksOf } from './calendarDays.ts'
import styles from './ScheduleCalendar.module.css'
import { useBlogWords } from './useBlogWords.ts'

interface ScheduleCalendarProps {
  today: Day
  chosen: Day | undefined
  /** How many days after today. */
  onChoose: (days: number) => void
}

/** A month at a time, of whose days those can be chosen on which a post may appear; keys as in a date picker's grid (WAI-ARIA APG). */
export function ScheduleCalendar({ today, chosen, onChoose }: ScheduleCalendarProps) {
  const { calendar: words, inDays } = useBlogWords().publication
  const [first, last] = [today + SCHEDULE.minDays * DAY, today + SCHEDULE.maxDays * DAY]
  const within = (day: Day) => Math.min(Math.max(day, first), last)
  const [reached, setReached] = useState(chosen ?? first)
  // What is typed or picked beside the calendar is shown in it.
  const [shown, setShown] = useState(chosen)
  if (chosen !== shown) {
    setShown(chosen)
    if (chosen !== undefined) setReached(chosen)
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
  /** A month that has no day to choose is not reached. */
  const turnTo = (later: -1 | 1) => () => setReached(within(sameDayIn(at, later)))
  const hasEarlier = monthOf(first) < month
  const hasLater = monthOf(last) > month

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are buttons
    <div className={styles.calendar} role="group" aria-label={words.label}>
      <div className={styles.head}>
        <button type="button" aria-label={words.earlier} aria-disabled={!hasEarlier} onClick={turnTo(-1)}>
          <Icon name="left" size={18} />
        </button>
        <p id={headingId} aria-live="polite" lang="tr">
          {written(new Date(month), 'UTC', { month: 'long', year: 'numeric' })}
        </p>
        <button type="button" aria-label={words.later} aria-disabled={!hasLater} onClick={turnTo(1)}>
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
              {week.map((day, place) =>
                day === undefined ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an empty place has no other name
                  <td key={place} />
                ) : (
                  // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid is a gridcell, which is selected or not
                  <td key={day} aria-selected={day === chosen}>
                    <button
                      type="button"
                      data-day={day}
                      tabIndex={day === at ? 0 : -1}
                      disabled={day !== within(day)}
                      aria-current={day === today ? 'date' : undefined}
                      aria-label={written(new Date(day), 'UTC', { dateStyle: 'full' })}
                      aria-description={inDays((day - today) / DAY)}
                      lang="tr"
                      onClick={() => onChoose((day - today) / DAY)}
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

/** The weeks of a month, without those that are over. */
const weeksFrom = (today: Day, month: Day) =>
  weeksOf(month).filter((week) => week.some((day) => day !== undefined && day >= steps.Home!(today)))

/** The fifth of January 1970 was a Monday. */
const MONDAY_TO_SUNDAY = Array.from({ length: 7 }, (_, place) => (4 + place) * DAY)

/** Lets the focus follow the keys once the day is drawn that they lead to. */
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
