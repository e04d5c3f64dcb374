import FormHelperText from '@mui/material/FormHelperText'
import TextField from '@mui/material/TextField'
import { FieldTitle, useInput, useRecordContext, ValidationError } from 'ra-core'
import { useEffect, useState } from 'react'
import { SCHEDULE } from '../../contract/constants.ts'
import { DAY } from '../../contract/domain/durations.ts'
import { dayShown, instantOf } from '../../contract/domain/zones.ts'
import { postEditorTexts } from '../../contract/i18n/admin/postEditor.ts'
import { momentOf, useMessages } from '../i18n/language.ts'
import { Segments } from '../layout/Segments.tsx'
import { useServices } from '../services.ts'
import styles from './Publishing.module.css'
import { daysOf, isOnSite, shownDueAt } from './publication.ts'
import { type Day, ScheduleCalendar } from './ScheduleCalendar.tsx'

/** In how many days a post is published: typed, a quick pick, or a day of the calendar; shows the resulting date. */
export function ScheduleInput() {
  const messages = useMessages(postEditorTexts)
  const { site } = useServices()
  const record = useRecordContext()
  const isNew = record?.id === undefined
  const { dueAgain, due, inDays, scheduleKept } = messages.publication
  // By the status when the form was opened: no new date is required if the scheduled time passes meanwhile.
  const hasPlan = record?.publishOption === 'schedule'
  const { id, field, fieldState } = useInput({
    source: 'scheduleDaysOffset',
    validate: (typed) =>
      daysOf(typed) !== undefined || (hasPlan && isBlank(typed))
        ? undefined
        : isNew
          ? messages.scheduleDays
          : messages.rescheduleDays,
    // The API takes a number, not a string.
    parse: (typed) => (isBlank(typed) ? null : Number(typed)),
  })
  const { error, invalid } = fieldState
  const days = daysOf(field.value)
  const [outcomeId, faultId] = [`${id}-outcome`, `${id}-fault`]
  const today = useToday(site.timeZone)
  const plan = momentOf(record?.publishAt)
  const outcome =
    days !== undefined
      ? (isOnSite(record) ? dueAgain : due)(shownDueAt(days, site.timeZone), inDays(days))
      : hasPlan && isBlank(field.value) && scheduleKept
  return (
    <div className={styles.schedule}>
      <TextField
        {...field}
        value={field.value ?? ''}
        id={id}
        className={styles.number}
        type="number"
        label={<FieldTitle source="scheduleDaysOffset" />}
        error={invalid}
        slotProps={{
          htmlInput: {
            min: SCHEDULE.minDays,
            max: SCHEDULE.maxDays,
            step: 1,
            'aria-describedby': error?.message ? faultId : outcomeId,
          },
        }}
      />
      <Segments
        className={styles.picks}
        label={messages.publication.quickPicks}
        value={days}
        choices={SCHEDULE.quickPicks.map((pick) => [pick, messages.publication.quickPick(pick)])}
        onChange={field.onChange}
      />
      <ScheduleCalendar
        today={today}
        selected={days !== undefined ? today + days * DAY : hasPlan && plan ? dayShown(plan, site.timeZone) : undefined}
        onSelect={field.onChange}
      />
      {error?.message && (
        <FormHelperText id={faultId} error role="alert">
          <ValidationError error={error.message} />
        </FormHelperText>
      )}
      <p id={outcomeId} className={`hint ${styles.outcome}`} data-due={days !== undefined} role="status">
        {outcome}
      </p>
    </div>
  )
}

const isBlank = (typed: unknown) => typed == null || String(typed).trim() === ''

/** Today in a time zone; updated at midnight. */
export function useToday(timeZone: string): Day {
  const [today, setToday] = useState(() => dayShown(new Date(), timeZone))
  useEffect(() => {
    const untilTomorrow = instantOf(today + DAY, timeZone).getTime() - Date.now()
    const timer = setTimeout(() => setToday(dayShown(new Date(), timeZone)), Math.max(untilTomorrow, 1000))
    return () => clearTimeout(timer)
  }, [today, timeZone])
  return today
}
