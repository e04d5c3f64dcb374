import { useInput, useRecordContext } from 'ra-core'
import { type ReactNode, useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { PUBLISH_OPTIONS } from '../../contract/resources/posts.ts'
import styles from './PublicationInput.module.css'
import { isOnSite } from './publication.ts'
import { ScheduleInput } from './ScheduleInput.tsx'
import { useBlogWords } from './useBlogWords.ts'

/** When visitors see the post: not yet, at once, or on a later day. How it stands now is said above. */
export function PublicationInput({ children }: { children: ReactNode }) {
  const { publication: words } = useBlogWords()
  const { field } = useInput({ source: 'publishOption' })
  const { setValue } = useFormContext()
  const headingId = useId()
  const said = isOnSite(useRecordContext()) ? saidOfPublished : saidOfOthers
  return (
    <fieldset className={styles.publication} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.title}>
        {words.heading}
      </h2>
      {children}
      <div className={styles.options}>
        {PUBLISH_OPTIONS.map((option) => (
          <label key={option} className={styles.option}>
            <input
              className={styles.radio}
              type="radio"
              name={field.name}
              value={option}
              checked={field.value === option}
              onChange={() => {
                field.onChange(option)
                if (option !== 'schedule') setValue('scheduleDaysOffset', null, { shouldDirty: true })
              }}
              onBlur={field.onBlur}
            />
            <span>
              <span className={styles.name}>{words[said[option].name]}</span>
              <span className={styles.hint}>{words[said[option].hint]}</span>
            </span>
          </label>
        ))}
      </div>
      {field.value === 'schedule' && <ScheduleInput />}
    </fieldset>
  )
}

const saidOfOthers = {
  draft: { name: 'draft', hint: 'draftHint' },
  now: { name: 'now', hint: 'nowHint' },
  schedule: { name: 'schedule', hint: 'scheduleHint' },
} as const

/** A post that visitors see can stay, or leave the site. */
const saidOfPublished = {
  draft: { name: 'draft', hint: 'withdrawHint' },
  now: { name: 'stay', hint: 'stayHint' },
  schedule: { name: 'schedule', hint: 'scheduleHint' },
} as const
