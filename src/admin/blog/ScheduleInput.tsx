import FormHelperText from '@mui/material/FormHelperText'
import TextField from '@mui/material/TextField'
import { FieldTitle, useInput, useRecordContext, ValidationError } from 'ra-core'
import { SCHEDULE } from '../../contract/constants.ts'
import { DAY, dayShown } from '../../contract/domain/zones.ts'
import { momentOf } from '../i18n/formats.ts'
import { useServices } from '../services.ts'
import styles from './PublicationInput.module.css'
import { daysOf, isOnSite, shownDueAt } from './publication.ts'
import { ScheduleCalendar } from './ScheduleCalendar.tsx'
import { useBlogWords } from './useBlogWords.ts'
import { useToday } from './useToday.ts'

/** In how many days a post is published: typed, picked, or a day of the calendar; what comes of it is said at once. */
export function ScheduleInput() {
  const words = useBlogWords()
  const { site } = useServices()
  const record = useRecordContext()
  const isNew = record?.id === undefined
  const { dueAgain, due, inDays, scheduleKept } = words.publication
  // As it was when the form was opened: a plan that comes meanwhile asks for no other.
  const hasPlan = record?.publishOption === 'schedule'
  const { id, field, fieldState } = useInput({
    source: 'scheduleDaysOffset',
    validate: (typed) =>
      daysOf(typed) !== undefined || (hasPlan && isBlank(typed))
        ? undefined
        : isNew
          ? words.scheduleDays
          : words.rescheduleDays,
    // The server takes numbers alone.
    parse: (typed) => (isBlank(typed) ? null : Number(typed)),
  })
  const { error, invalid } = fieldState
  const days = daysOf(field.value)
  const [outcomeId, faultId] = [`${id}-outcome`, `${id}-fault`]
  const today = useToday(site.timeZone)
  const plan = momentOf(record?.publishAt)
  const said =
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
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are buttons */}
      <div role="group" aria-label={words.publication.quickPicks} className={styles.picks}>
        {SCHEDULE.quickPicks.map((pick) => (
          <button key={pick} type="button" aria-pressed={days === pick} onClick={() => field.onChange(pick)}>
            {words.publication.quickPick(pick)}
          </button>
        ))}
      </div>
      <ScheduleCalendar
        today={today}
        chosen={days !== undefined ? today + days * DAY : hasPlan && plan ? dayShown(plan, site.timeZone) : undefined}
        onChoose={field.onChange}
      />
      {error?.message && (
        <FormHelperText id={faultId} error role="alert">
          <ValidationError error={error.message} />
        </FormHelperText>
      )}
      <p id={outcomeId} className={styles.outcome} data-due={days !== undefined} role="status">
        {said}
      </p>
    </div>
  )
}

const isBlank = (typed: unknown) => typed == null || String(typed).trim() === ''
