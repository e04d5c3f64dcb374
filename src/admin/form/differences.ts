import type { RaRecord } from 'ra-core'
import { SECOND_FIELD } from '../../contract/domain/locales.ts'
import { withEnglishOf } from '../inputs/specs.ts'
import type { FormDefinition } from '../resources/definitions.ts'
import { fromForm, mapSpecs, sameValue, toForm } from './formValues.ts'

/** The version on the server, or why it could not be read. */
export interface StoredVersion {
  version?: RaRecord | undefined
  error?: unknown
}

/** One of the two versions of a field. */
export type Side = 'mine' | 'theirs'

/** A field whose versions differ. */
export interface Difference {
  name: string
  /** Both as they are stored. */
  mine: unknown
  theirs: unknown
  /** Preselected: theirs where only they changed it. */
  proposed: Side
}

/** How a conflict was resolved. */
export interface Resolution {
  /** The new base of the form: the version on the server. */
  base: RaRecord
  /** The selected values of fields that differed, and the read-only values of the other version. */
  values: Values
}

type Values = Record<string, unknown>

/**
 * The fields whose versions differ.
 *
 * @param base the version that was edited, and `typed`, the values of the form: both as the form edits them
 * @param sent values that an earlier attempt of this form may have stored: a field that has its value was changed by no one else
 */
export function differencesOf(
  { fields }: Pick<FormDefinition, 'fields'>,
  { base, sent, typed, theirs }: { base: Values; sent?: Values | undefined; typed: Values; theirs: RaRecord },
): Difference[] {
  const mine = fromForm({ fields }, typed)
  const edited = fromForm({ fields }, base)
  return Object.keys(fields)
    .filter((name) => !fields[name]!.readOnly && mine[name] !== undefined && !sameValue(mine[name], theirs[name]))
    .filter((name) => !sent || !sameValue(sent[name], theirs[name]))
    .map((name) => ({
      name,
      mine: mine[name],
      theirs: theirs[name],
      proposed: sameValue(mine[name], edited[name]) ? 'theirs' : 'mine',
    }))
}

export function resolutionOf(
  { fields }: Pick<FormDefinition, 'fields'>,
  { typed, theirs }: { typed: Values; theirs: RaRecord },
  differences: readonly Difference[],
  sideOf: (difference: Difference) => Side,
): Resolution {
  const base = toForm({ fields }, theirs)
  const readOnly = Object.keys(fields).filter((name) => fields[name]!.readOnly)
  const values = differences.map((difference) => {
    const { name } = difference
    return [name, sideOf(difference) === 'theirs' ? base[name] : typed[name]]
  })
  const sides = Object.fromEntries(differences.map((difference) => [difference.name, sideOf(difference)]))
  const from = (name: string): Values => (sides[name] === 'theirs' ? base : typed)
  // Rows of translated specifications have both languages, which may come from different sides.
  const specs = mapSpecs({ fields }, (name) => withEnglishOf(from(name)[name], from(SECOND_FIELD)[name]))
  const chosen = Object.fromEntries([...readOnly.map((name) => [name, base[name]]), ...values])
  return { base, values: { ...chosen, ...(sides[SECOND_FIELD] && specs) } }
}
