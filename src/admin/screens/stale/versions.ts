import type { RaRecord } from 'ra-core'
import type { Subject } from '../../entries/entries.ts'
import { fromForm, toForm } from '../formValues.ts'
import { sameValue } from '../sameValue.ts'

/** Which of the two versions of a field is meant. */
export type Side = 'mine' | 'theirs'

/** A field about which the two versions differ. */
export interface Difference {
  name: string
  /** As they would be stored. */
  mine: unknown
  theirs: unknown
  /** Who changed it: what only the other one changed is theirs until the person says otherwise. */
  proposed: Side
}

/** What the form takes over from a choice. */
export interface Chosen {
  /** What is typed over from now on: the other version. */
  ground: RaRecord
  /** The values of the fields that differed, and what the server alone says of the other version. */
  values: Values
}

type Values = Record<string, unknown>

/**
 * @param ground what was typed over, and `typed`, what stands there now: both as the form edits them
 * @param sent what this form itself may have saved before, as it would be stored: where that stands nobody else wrote
 */
export function differencesOf(
  { fields }: Pick<Subject, 'fields'>,
  { ground, sent, typed, theirs }: { ground: Values; sent?: Values | undefined; typed: Values; theirs: RaRecord },
): Difference[] {
  const mine = fromForm({ fields }, typed)
  const base = fromForm({ fields }, ground)
  return Object.keys(fields)
    .filter((name) => !fields[name]!.readOnly && mine[name] !== undefined && !sameValue(mine[name], theirs[name]))
    .filter((name) => !sent || !sameValue(sent[name], theirs[name]))
    .map((name) => ({
      name,
      mine: mine[name],
      theirs: theirs[name],
      proposed: sameValue(mine[name], base[name]) ? 'theirs' : 'mine',
    }))
}

export function chosenOf(
  { fields }: Pick<Subject, 'fields'>,
  { typed, theirs }: { typed: Values; theirs: RaRecord },
  differences: readonly Difference[],
  sideOf: (difference: Difference) => Side,
): Chosen {
  const ground = toForm({ fields }, theirs)
  const told = Object.keys(fields).filter((name) => fields[name]!.readOnly)
  const values = differences.map((difference) => {
    const { name } = difference
    return [name, sideOf(difference) === 'theirs' ? ground[name] : typed[name]]
  })
  return { ground, values: Object.fromEntries([...told.map((name) => [name, ground[name]]), ...values]) }
}
