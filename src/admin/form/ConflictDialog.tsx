import Dialog from '@mui/material/Dialog'
import { useTranslateLabel } from 'ra-core'
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react'
import { ServiceIcon } from '../../company/ServiceIcon.tsx'
import { SECOND_FIELD } from '../../contract/domain/locales.ts'
import { smallPictureFrom } from '../../contract/domain/pictures.ts'
import type { Fields } from '../../contract/schema/fields.ts'
import type { Field, Kind } from '../../contract/schema/fieldTypes.ts'
import { specNameOf } from '../../contract/schema/values.ts'
import { useIconName } from '../fields/IconField.tsx'
import { RelatedNames } from '../fields/RelatedNames.tsx'
import { useFormats, useMessages } from '../i18n/language.ts'
import { Button } from '../layout/Button.tsx'
import { ErrorMessage } from '../layout/OutcomeMessage.tsx'
import { useFormDefinition } from '../resources/definitions.ts'
import { useServices } from '../services.ts'
import styles from './ConflictDialog.module.css'
import {
  type Difference,
  differencesOf,
  type Resolution,
  resolutionOf,
  type Side,
  type StoredVersion,
} from './differences.ts'
import { sameValue } from './formValues.ts'

interface ConflictDialogProps {
  /** The version that was edited. */
  base: Record<string, unknown>
  /** A version that an earlier attempt of this form may have saved: no conflict with another person. */
  sent: Record<string, unknown> | undefined
  stored: StoredVersion
  /** The values of the form. */
  typed: Record<string, unknown>
  onResolved: (resolution: Resolution) => void
  onClose: () => void
}

const SIDES: readonly Side[] = ['mine', 'theirs']

/** Compares two versions of a record field by field. Without a difference it saves at once. */
export function ConflictDialog({ base, sent, stored, typed, onResolved, onClose }: ConflictDialogProps) {
  const { version: theirs, error } = stored
  const { conflict: messages, form, list } = useMessages()
  const { texts, fields } = useFormDefinition()
  const titleId = useId()
  const [sides, setSides] = useState<Record<string, Side>>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values from before the dialog opened
  const differences = useMemo(() => theirs && differencesOf({ fields }, { base, sent, typed, theirs }), [theirs])
  const sideOf = ({ name, proposed }: Difference) => sides[name] ?? proposed
  function resolve() {
    if (theirs && differences) onResolved(resolutionOf({ fields }, { typed, theirs }, differences, sideOf))
  }
  const agree = differences?.length === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the other version is loaded
  useEffect(() => {
    if (agree) resolve()
  }, [agree])
  if (agree) return null

  const takeAll = (side: Side) => setSides(Object.fromEntries(differences!.map(({ name }) => [name, side])))
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="md" fullWidth>
      <div className="dialog-head">
        <h2 id={titleId}>{messages.title}</h2>
        <p>{messages.lead}</p>
      </div>
      {error !== undefined && <ErrorMessage className="dialog-text">{texts.loadFailed}</ErrorMessage>}
      {!error && !differences && (
        <p className="dialog-text muted" role="status">
          {list.loading}
        </p>
      )}
      {differences && (
        <div className={styles.fields}>
          <div className={`actions ${styles.all}`}>
            <Button size="small" onClick={() => takeAll('mine')}>
              {messages.allMine}
            </Button>
            <Button size="small" onClick={() => takeAll('theirs')}>
              {messages.allTheirs}
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
      <div className="dialog-foot">
        {differences && (
          <Button variant="contained" onClick={resolve}>
            {messages.save}
          </Button>
        )}
        <Button onClick={onClose}>{form.cancel}</Button>
      </div>
    </Dialog>
  )
}

interface FieldChoiceProps {
  difference: Difference
  side: Side
  onChoose: (side: Side) => void
}

/** One field: both values, one of which is selected. */
function FieldChoice({ difference, side, onChoose }: FieldChoiceProps) {
  const { conflict: messages } = useMessages()
  const { name, fields } = useFormDefinition()
  const translateLabel = useTranslateLabel()
  const group = useId()
  return (
    <fieldset className={styles.field}>
      <legend>{translateLabel({ source: difference.name, resource: name })}</legend>
      {SIDES.map((each) => (
        <label key={each} className={styles.side}>
          <span className={`label-text ${styles.who}`}>
            <input
              className="radio"
              type="radio"
              name={group}
              checked={side === each}
              onChange={() => onChoose(each)}
            />
            {messages[each]}
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

interface VersionProps {
  /** The path in the form, for its label. */
  source: string
  field: Field
  value: unknown
  /** The value on the other side. */
  other: unknown
}

/** A value to compare, complete and read-only; differences from the other side are marked. */
export function Version({ source, field, value, other }: VersionProps) {
  const { kind } = field
  const { form, conflict } = useMessages()
  const { dayAndTime } = useFormats()
  if (kind === 'flag') return <span>{value ? form.yes : form.no}</span>
  if (isEmpty(value)) return <span className="muted">{conflict.empty}</span>
  if ('fields' in field) return <Parts source={source} fields={field.fields} value={value} other={other} />
  // The value of a relation is a list of ids.
  if (field.kind === 'relation') return <RelatedNames to={field.to} ids={value as number[]} />
  const view = views[kind]
  if (view) return view(value, other)
  return <span className={styles.text}>{kind === 'time' ? dayAndTime(String(value)) : String(value)}</span>
}

type Specs = Record<string, string>

/** Field types that are not a single line of text. */
const views: Partial<Record<Kind, (value: unknown, other: unknown) => ReactNode>> = {
  icon: (identifier) => <IconVersion identifier={String(identifier)} />,
  image: (address) => <SmallPicture address={String(address)} />,
  specs: (specs, others) => (
    <span className={styles.text}>
      {Object.entries(specs as Specs).map(([key, value]) => {
        const Line = (others as Specs | null)?.[key] === value ? 'span' : 'mark'
        return <Line key={key}>{`${specNameOf(key)}: ${value}\n`}</Line>
      })}
    </span>
  ),
}

function IconVersion({ identifier }: { identifier: string }) {
  const nameOf = useIconName()
  return (
    <span className={styles.icon}>
      <ServiceIcon name={identifier} />
      {nameOf(identifier) ?? identifier}
    </span>
  )
}

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0)

interface PartsProps {
  source: string
  fields: Fields
  /** The items of an array, or the English texts of a record. */
  value: unknown
  other: unknown
}

type Values = Readonly<Record<string, unknown>>

/** The items of an array, or the English texts, one line for each value; lines that differ from the other side are marked. */
function Parts({ source, fields, value, other }: PartsProps) {
  const { form } = useMessages()
  const { name } = useFormDefinition()
  const translateLabel = useTranslateLabel()
  const labelOf = (path: string) => String(translateLabel({ source: path, resource: name }))
  const show = (field: Field, each: unknown): ReactNode => {
    if (field.kind === 'image') return <SmallPicture address={String(each)} />
    return field.kind === 'flag' ? (each ? form.yes : form.no) : String(each)
  }

  const linesOf = (item: Values, counterpart: Values | undefined, path: string, isEnglish = false) =>
    Object.entries(fields).flatMap(([part, field]) => {
      if (field.kind === 'english' || sameValue(item[part], null)) return []
      const Line = counterpart && sameValue(item[part], counterpart[part]) ? 'span' : 'mark'
      const label = isEnglish ? form.inEnglish(labelOf(`${path}${part}`)) : labelOf(`${path}${part}`)
      return [
        <Line key={label}>
          {label}: {show(field, item[part])}
          {'\n'}
        </Line>,
      ]
    })

  if (!Array.isArray(value))
    return <span className={styles.text}>{linesOf(value as Values, (other ?? {}) as Values, '', true)}</span>
  const others = (Array.isArray(other) ? other : []) as Values[]
  return (
    <ol className={styles.items}>
      {(value as Values[]).map((item, index) => {
        const counterpart = others[index]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: read-only items have no identity but their index
          <li key={index} className={styles.text}>
            {linesOf(item, counterpart, `${source}.`)}
            {linesOf(
              (item[SECOND_FIELD] ?? {}) as Values,
              (counterpart?.[SECOND_FIELD] ?? {}) as Values,
              `${source}.`,
              true,
            )}
          </li>
        )
      })}
    </ol>
  )
}

function SmallPicture({ address }: { address: string }) {
  const { apiUrl } = useServices()
  return <img className={styles.picture} src={smallPictureFrom(apiUrl, address, 320)} alt="" />
}
