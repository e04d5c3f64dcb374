import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import { useTranslateLabel } from 'ra-core'
import { useEffect, useId, useMemo, useState } from 'react'
import { useSubject } from '../../entries/entries.ts'
import { useWords } from '../../i18n/words.ts'
import styles from './StaleDialog.module.css'
import type { StoredVersion } from './useStoredVersion.ts'
import { Version } from './Version.tsx'
import { type Chosen, chosenOf, type Difference, differencesOf, type Side } from './versions.ts'

interface StaleDialogProps {
  /** What was typed over. */
  ground: Record<string, unknown>
  /** What an earlier try of this form may have saved: that is nobody else's. */
  sent: Record<string, unknown> | undefined
  stored: StoredVersion
  /** What the form holds. */
  typed: Record<string, unknown>
  onChosen: (chosen: Chosen) => void
  onClose: () => void
}

const SIDES: readonly Side[] = ['mine', 'theirs']

/** Two versions of a record side by side, field by field; where they agree there is nothing to ask. */
export function StaleDialog({ ground, sent, stored, typed, onChosen, onClose }: StaleDialogProps) {
  const { version: theirs, error } = stored
  const { stale: words, form, list } = useWords()
  const { texts, fields } = useSubject()
  const titleId = useId()
  const [sides, setSides] = useState<Record<string, Side>>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before the dialog opened
  const differences = useMemo(() => theirs && differencesOf({ fields }, { ground, sent, typed, theirs }), [theirs])
  const sideOf = ({ name, proposed }: Difference) => sides[name] ?? proposed
  function choose() {
    if (theirs && differences) onChosen(chosenOf({ fields }, { typed, theirs }, differences, sideOf))
  }
  const agree = differences?.length === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known
  useEffect(() => {
    if (agree) choose()
  }, [agree])
  if (agree) return null

  const takeAll = (side: Side) => setSides(Object.fromEntries(differences!.map(({ name }) => [name, side])))
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="md" fullWidth>
      <div className={styles.head}>
        <h2 id={titleId}>{words.title}</h2>
        <p>{words.lead}</p>
      </div>
      {error !== undefined && (
        <p className={styles.failure} role="alert">
          {texts.loadFailed}
        </p>
      )}
      {!error && !differences && (
        <p className={styles.loading} role="status">
          {list.loading}
        </p>
      )}
      {differences && (
        <div className={styles.fields}>
          <div className={styles.all}>
            <Button variant="outlined" size="small" onClick={() => takeAll('mine')}>
              {words.allMine}
            </Button>
            <Button variant="outlined" size="small" onClick={() => takeAll('theirs')}>
              {words.allTheirs}
            </Button>
          </div>
          {differences.map((difference) => (
            <FieldChoice
              key={difference.name}
              difference={difference}
              side={sideOf(difference)}
              onChoose={(side) => setSides({ ...sides, [difference.name]: side })}
            />
          ))}
        </div>
      )}
      <div className={styles.foot}>
        {differences && (
          <Button variant="contained" onClick={choose}>
            {words.save}
          </Button>
        )}
        <Button variant="outlined" onClick={onClose}>
          {form.cancel}
        </Button>
      </div>
    </Dialog>
  )
}

interface FieldChoiceProps {
  difference: Difference
  side: Side
  onChoose: (side: Side) => void
}

/** One field: both values, of which one is chosen. */
function FieldChoice({ difference, side, onChoose }: FieldChoiceProps) {
  const { stale: words } = useWords()
  const { name, fields } = useSubject()
  const translateLabel = useTranslateLabel()
  const group = useId()
  return (
    <fieldset className={styles.field}>
      <legend>{translateLabel({ source: difference.name, resource: name })}</legend>
      {SIDES.map((each) => (
        <label key={each} className={styles.side}>
          <span className={styles.who}>
            <input
              className={styles.radio}
              type="radio"
              name={group}
              checked={side === each}
              onChange={() => onChoose(each)}
            />
            {words[each]}
          </span>
          <Version
            source={difference.name}
            field={fields[difference.name]!}
            value={difference[each]}
            other={difference[each === 'mine' ? 'theirs' : 'mine']}
          />
        </label>
      ))}
    </fieldset>
  )
}
