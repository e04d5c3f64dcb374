import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { ACTIONS } from '../../contract/api/endpoints.ts'
import { useActorName } from '../history/useWho.ts'
import { NotFound } from '../layout/ErrorScreens.tsx'
import { Note } from '../layout/Note.tsx'
import { PageBody } from '../layout/PageBody.tsx'
import { PageHead } from '../layout/PageHead.tsx'
import { Coming } from '../layout/Read.tsx'
import styles from './Activity.module.css'
import { ActivityCsv } from './ActivityCsv.tsx'
import { Days } from './Days.tsx'
import { NO_ONE, useActivity, useActivityWords, type Wanted } from './useActivity.ts'
import { usePersons } from './usePersons.ts'

const ANY: Wanted = { by: '', action: '' }

/** `/admin/settings/activity`: who did what, by day, narrowed by person and action. */
export function ActivityScreen() {
  const words = useActivityWords()
  const [wanted, setWanted] = useState(ANY)
  const { rows, isUnknown, hasFailed, hasMoreFailed, more, isBusy, refetch } = useActivity(wanted)
  const persons = usePersons(rows ?? [])
  const actorName = useActorName()
  if (isUnknown) return <NotFound />
  const isNarrowed = Boolean(wanted.by || wanted.action)
  const nameOf = (by: string) => (by === 'system' ? words.system : by === NO_ONE ? words.unknown : actorName(by))
  return (
    <>
      <PageHead title={words.title}>
        <ActivityCsv wanted={wanted} />
      </PageHead>
      <PageBody>
        <p className={styles.lead}>{words.lead}</p>
        <div className={styles.tools}>
          <Choice
            label={words.person}
            all={words.anyone}
            value={wanted.by}
            options={persons.map((by) => [by, nameOf(by)])}
            onChange={(by) => setWanted({ ...wanted, by })}
          />
          <Choice
            label={words.action}
            all={words.anything}
            value={wanted.action}
            options={ACTIONS.map((action) => [action, words.actions[action] ?? action])}
            onChange={(action) => setWanted({ ...wanted, action })}
          />
        </div>
        {hasFailed && (
          <Note title={words.failed} tone="bad">
            <Button variant="outlined" onClick={() => void refetch()}>
              {words.retry}
            </Button>
          </Note>
        )}
        {/* It was there before what it says, which is heard only then (WCAG 4.1.3). */}
        <div role="status">
          {!hasFailed && !rows && <Coming className={styles.coming} />}
          {rows?.length === 0 && (
            <Note title={isNarrowed ? words.noneFound : words.none}>
              {isNarrowed && (
                <Button variant="outlined" onClick={() => setWanted(ANY)}>
                  {words.showAll}
                </Button>
              )}
            </Note>
          )}
        </div>
        {rows && rows.length > 0 && <Days rows={rows} />}
        {hasMoreFailed && <Note title={words.failed} tone="bad" />}
        {more && (
          <Button variant="outlined" aria-disabled={isBusy} onClick={more}>
            {words.older}
          </Button>
        )}
      </PageBody>
    </>
  )
}

interface ChoiceProps {
  label: string
  all: string
  value: string
  options: readonly (readonly [value: string, name: string])[]
  onChange: (value: string) => void
}

const Choice = ({ label, all, value, options, onChange }: ChoiceProps) => (
  <TextField
    select
    className={styles.choice}
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
  >
    <MenuItem value="">{all}</MenuItem>
    {options.map(([option, name]) => (
      <MenuItem key={option} value={option}>
        {name}
      </MenuItem>
    ))}
  </TextField>
)
