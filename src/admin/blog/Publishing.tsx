import { laptop } from '@filiz/design-system/breakpoints'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useInput, useRecordContext } from 'ra-core'
import { type ReactNode, useId, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { DAY } from '../../contract/domain/durations.ts'
import { dayShown } from '../../contract/domain/zones.ts'
import { postEditorTexts } from '../../contract/i18n/admin/postEditor.ts'
import { PUBLISH_OPTIONS, statusOf } from '../../contract/resources/posts.ts'
import { Sheet } from '../form/FormLayout.tsx'
import { PreviewLinkPanel } from '../form/PreviewLinkPanel.tsx'
import { useFormats, useMessages } from '../i18n/language.ts'
import { ActionButton } from '../layout/Button.tsx'
import { useServices } from '../services.ts'
import styles from './Publishing.module.css'
import { isOnSite, isPublished, type Publication, statusMoments } from './publication.ts'
import { ScheduleInput, useToday } from './ScheduleInput.tsx'

/**
 * The publication card, sticky beside the text. On smaller screens it is below the text, and a sticky line at the top shows the
 * status and links to it.
 */
export function Publishing() {
  const { publication: messages } = useMessages(postEditorTexts)
  const stored = useRecordContext()
  const isNarrow = useMediaQuery(laptop, { noSsr: true })
  const card = useRef<HTMLDivElement>(null)
  const isUnpublished = stored?.id !== undefined && !isPublished(stored)
  function scrollToCard() {
    card.current?.scrollIntoView()
    card.current?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true })
  }
  return (
    <>
      {isNarrow && (
        <div className={styles.shortcut}>
          <PublicationState />
          <ActionButton icon="calendar" onClick={scrollToCard}>
            {messages.goThere}
          </ActionButton>
        </div>
      )}
      <div ref={card} className={styles.card}>
        <Sheet>
          <PublicationInput>{!isNarrow && <PublicationState />}</PublicationInput>
          {isUnpublished && <PreviewLinkPanel />}
        </Sheet>
      </div>
    </>
  )
}

/** Draft, publish now or schedule; `children` show the present status. */
function PublicationInput({ children }: { children: ReactNode }) {
  const { publication: messages } = useMessages(postEditorTexts)
  const { field } = useInput({ source: 'publishOption' })
  const { setValue } = useFormContext()
  const headingId = useId()
  const texts = isOnSite(useRecordContext()) ? textsOfPublished : textsOfOthers
  return (
    <fieldset className={styles.publication} aria-labelledby={headingId}>
      <h2 id={headingId}>{messages.heading}</h2>
      {children}
      <div>
        {PUBLISH_OPTIONS.map((option) => (
          <label key={option} className={styles.option}>
            <input
              className="radio"
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
              <strong>{messages[texts[option].name]}</strong>
              <span className="hint">{messages[texts[option].hint]}</span>
            </span>
          </label>
        ))}
      </div>
      {field.value === 'schedule' && <ScheduleInput />}
    </fieldset>
  )
}

const textsOfOthers = {
  draft: { name: 'draft', hint: 'draftHint' },
  now: { name: 'now', hint: 'nowHint' },
  schedule: { name: 'schedule', hint: 'scheduleHint' },
} as const

const textsOfPublished = {
  draft: { name: 'draft', hint: 'withdrawHint' },
  now: { name: 'stay', hint: 'stayHint' },
  schedule: { name: 'schedule', hint: 'scheduleHint' },
} as const

/** The status of the stored post: draft, published or scheduled, and when. */
function PublicationState() {
  const { fullDayAndTime } = useFormats()
  const { publication: messages, status: names } = useMessages(postEditorTexts)
  const { timeZone } = useServices().site
  const record: Publication = useRecordContext() ?? {}
  const today = useToday(timeZone)
  const status = statusOf(record)
  const moment = record.id === undefined ? undefined : statusMoments[status](record)
  const shown = moment && fullDayAndTime(moment)
  return (
    <p className={styles.state} data-status={status}>
      <strong>
        {status === 'draft' || !shown
          ? names[status]
          : status === 'scheduled'
            ? messages.scheduledFor(shown)
            : messages.publishedOn(shown)}
      </strong>{' '}
      {status === 'scheduled' && moment && <span>{messages.inDays((dayShown(moment, timeZone) - today) / DAY)}</span>}
    </p>
  )
}
