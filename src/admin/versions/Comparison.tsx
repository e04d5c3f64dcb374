import { useGetOne, useTranslateLabel } from 'ra-core'
import { useId } from 'react'
import type { Field, Kind } from '../../contract/schema/fieldTypes.ts'
import type { AdminRecords } from '../api/adminResources.ts'
import { errorMessage } from '../api/failure.ts'
import conflictStyles from '../form/ConflictDialog.module.css'
import { Version } from '../form/ConflictDialog.tsx'
import { sameValue } from '../form/formValues.ts'
import { useFormats, useMessages } from '../i18n/language.ts'
import { ErrorMessage } from '../layout/OutcomeMessage.tsx'
import { useFormDefinition } from '../resources/definitions.ts'
import { textDiff } from './textDiff.ts'
import styles from './VersionsDialog.module.css'

type Save = AdminRecords['versions']

interface ComparisonProps {
  /** Record of the versions: `products/9`. */
  parent: string
  versions: readonly Save[]
  selected: number
  other: number
  onOther: (version: number) => void
}

/** Two versions side by side, field by field, with marked differences; equal fields are not shown. */
export function Comparison({ parent, versions, selected, other, onOther }: ComparisonProps) {
  const { versions: messages, list } = useMessages()
  const { name, fields } = useFormDefinition()
  const { dayAndTime } = useFormats()
  const translateLabel = useTranslateLabel()
  const otherId = useId()
  const before = useContent(`${parent}/${selected}`)
  const after = useContent(`${parent}/${other}`)
  const titleOf = ({ version, at }: Save) =>
    `${version === versions[0]!.version ? messages.now : messages.version(String(version))} · ${dayAndTime(at)}`
  const sideOf = (wanted: number, record: typeof before.data) => ({
    title: titleOf(versions.find(({ version }) => version === wanted)!),
    record,
  })
  const sides = [sideOf(selected, before.data), sideOf(other, after.data)]
  const error = before.error ?? after.error
  const differing =
    before.data && after.data
      ? Object.keys(fields).filter(
          (field) => fields[field]!.kind !== 'place' && !sameValue(before.data[field], after.data[field]),
        )
      : undefined
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what differs is scrolled by keyboard too (WCAG 2.1.1)
    <section className={styles.comparison} tabIndex={0} aria-label={sides.map(({ title }) => title).join(', ')}>
      <div className={styles.heads}>
        <p className="label-text">{sides[0]!.title}</p>
        <div className={`label-text cluster ${styles.head}`}>
          <label htmlFor={otherId}>{messages.compareWith}</label>
          <select
            id={otherId}
            className="control"
            value={other}
            onChange={({ target }) => onOther(Number(target.value))}
          >
            {versions.map((save) => (
              <option key={save.version} value={save.version}>
                {titleOf(save)}
              </option>
            ))}
          </select>
        </div>
      </div>
      {error && <ErrorMessage>{errorMessage(error, messages.loadFailed)}</ErrorMessage>}
      {!error && !differing && <p role="status">{list.loading}</p>}
      {differing?.length === 0 && <p className="muted">{messages.same}</p>}
      {differing?.map((field) => (
        <section key={field} className={styles.field}>
          <h3>{translateLabel({ source: field, resource: name })}</h3>
          {sides.map(({ title, record }, index) => {
            const [value, twin] = [record![field], sides[1 - index]!.record![field]]
            return (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; this is read
              <div key={title} role="group" aria-label={title} className={styles.side}>
                {isText(fields[field]!) && value && twin ? (
                  <MarkedText text={String(value)} other={String(twin)} />
                ) : (
                  <Version source={field} field={fields[field]!} value={value} other={twin} />
                )}
              </div>
            )
          })}
        </section>
      ))}
    </section>
  )
}

/** Content of a version. */
const useContent = (id: string) => useGetOne('versionContents', { id, meta: { isInteractive: true } }, { gcTime: 0 })

const TEXTS: readonly Kind[] = ['text', 'longText', 'markdown', 'slug']

const isText = ({ kind }: Field): boolean => TEXTS.includes(kind)

/** A text in which the words are marked that the other text does not have. */
function MarkedText({ text, other }: { text: string; other: string }) {
  return (
    <span className={conflictStyles.text}>
      {/* biome-ignore lint/suspicious/noArrayIndexKey: they are the parts of one text, in their order */}
      {textDiff(text, other).map(({ words, isOwn }, index) => (isOwn ? <mark key={index}>{words}</mark> : words))}
    </span>
  )
}
