import { Icon } from '@filiz/design-system/icons/all'
import { useNotify, useRecordContext, useTranslateLabel, useUpdate } from 'ra-core'
import { type ComponentType, useState } from 'react'
import { SECOND_FIELD } from '../../contract/domain/locales.ts'
import { smallPictureFrom } from '../../contract/domain/pictures.ts'
import type { ShownTranslation } from '../../contract/domain/translationState.ts'
import { englishTexts } from '../../contract/i18n/admin/englishTexts.ts'
import { titleFieldOf } from '../../contract/schema/fields.ts'
import type { Kind, TranslationState } from '../../contract/schema/fieldTypes.ts'
import { useFormats, useMessages } from '../i18n/language.ts'
import type { DeclaredProps } from '../inputs/declaredInput.ts'
import { useResourceMessages, useResourceOptions } from '../resources/definitions.ts'
import { useServices } from '../services.ts'
import styles from './fields.module.css'
import { IconField } from './IconField.tsx'

interface FieldComponent {
  /** Shows the value of the record around it. */
  Field: ComponentType<DeclaredProps>
  isNumeric?: boolean
}

/** How each type of field is shown in a list. A new type does not compile until it is listed here. */
export const fieldComponents: Record<Kind, FieldComponent> = {
  text: { Field: TextField },
  longText: { Field: TextField },
  markdown: { Field: TextField },
  slug: { Field: SlugField },
  flag: { Field: FlagField },
  integer: { Field: NumberField, isNumeric: true },
  fraction: { Field: NumberField, isNumeric: true },
  order: { Field: NumberField, isNumeric: true },
  place: { Field: NumberField, isNumeric: true },
  image: { Field: ImageField },
  file: { Field: TextField },
  choice: { Field: ChoiceField },
  icon: { Field: IconField },
  specs: { Field: CountField, isNumeric: true },
  time: { Field: TimeField },
  items: { Field: CountField, isNumeric: true },
  relation: { Field: CountField, isNumeric: true },
  english: { Field: () => null },
  translation: { Field: TranslationField },
}

const tones: Record<TranslationState, string> = {
  missing: 'quiet',
  partial: 'gold',
  outdated: 'clay',
  current: 'green',
}

/** The state of a record's English texts. */
export function TranslationField({ source }: DeclaredProps) {
  const { ofRecords } = useMessages(englishTexts)
  const state = (useFieldValue(source) as Partial<ShownTranslation> | undefined)?.[SECOND_FIELD]?.state
  return state ? (
    <span className="chip" data-tone={tones[state]} data-translation={state}>
      {ofRecords[state]}
    </span>
  ) : null
}

export function TextField({ source }: DeclaredProps) {
  return <span className={`clamp ${styles.text}`}>{String(useFieldValue(source) ?? '')}</span>
}

/** The label of a choice; without one, the choice itself. */
function ChoiceField({ source }: DeclaredProps) {
  const value = String(useFieldValue(source) ?? '')
  const { choices } = useResourceMessages()
  return <span className={`clamp ${styles.text}`}>{choices?.[source]?.[value] ?? value}</span>
}

function NumberField({ source }: DeclaredProps) {
  const value = useFieldValue(source)
  const { number } = useFormats()
  return <span className="numbers">{typeof value === 'number' ? number(value) : ''}</span>
}

/** The number of items, features or related records. */
function CountField({ source }: DeclaredProps) {
  const { number } = useFormats()
  return <span className="numbers">{number(Object.keys(useFieldValue(source) ?? {}).length)}</span>
}

export function TimeField({ source }: DeclaredProps) {
  const value = useFieldValue(source)
  const { dayAndTime } = useFormats()
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value))) return null
  return (
    <time className={styles.moment} dateTime={value} lang="tr">
      {dayAndTime(value)}
    </time>
  )
}

function ImageField({ source }: DeclaredProps) {
  return <Thumbnail source={source} />
}

/** The path of the record's public page. */
function SlugField({ source }: DeclaredProps) {
  const { page = '' } = useResourceOptions().resource
  const slug = useFieldValue(source)
  return slug ? <span className={`ellipsis ${styles.address}`}>{`${page}/${slug}`}</span> : null
}

/** A flag: a toggle where the resource has an endpoint for it, else yes or no. */
function FlagField(props: DeclaredProps) {
  const { form } = useMessages()
  const isOn = Boolean(useFieldValue(props.source))
  const { toggle } = useResourceOptions().resource.endpoints
  if (toggle?.[props.source]) return <Toggle {...props} isOn={isOn} />
  return isOn ? form.yes : form.no
}

function Toggle({ source, isOn }: DeclaredProps & { isOn: boolean }) {
  const { resource } = useResourceOptions()
  const texts = useResourceMessages()
  const record = useRecordContext()
  const translateLabel = useTranslateLabel()
  const { toggle, isBusy } = useToggle()
  const state = texts.flags[source]?.[isOn ? 'isOn' : 'set']
  const label = state ?? translateLabel({ source, resource: resource.name })
  return (
    <button
      type="button"
      className={styles.flag}
      data-on={isOn}
      // The accessible name contains the state if the resource has a text for it.
      aria-pressed={state === undefined ? isOn : undefined}
      aria-disabled={isBusy}
      aria-label={`${String(label)}: ${record?.[titleFieldOf(resource)] ?? ''}`}
      onClick={() => toggle(source, !isOn)}
    >
      <Icon name="star" size={19} />
      {/* Off, the star and its accessible name suffice: the text would be in every row. */}
      {isOn && label}
    </button>
  )
}

/** Sets flags of the record around, optimistically; the list is refetched after (docs/product.md, section 4). */
export function useToggle() {
  const { resource } = useResourceOptions()
  const texts = useResourceMessages()
  const record = useRecordContext()
  const notify = useNotify()
  const [update, { isPending }] = useUpdate()
  function toggle(field: string, value: boolean) {
    if (isPending || !record) return
    void update(
      resource.name,
      { id: record.id, data: { [field]: value }, previousData: record },
      { mutationMode: 'optimistic', onError: () => notify(texts.toggleFailed, { type: 'error' }) },
    )
  }
  return { toggle, isBusy: isPending }
}

/** Backgrounds differ between neighbouring rows. */
const CROPS = 4

/** A record's picture at the size of a row; the background alone if there is none or it cannot be loaded. */
function Thumbnail({ source }: { source: string }) {
  const record = useRecordContext()
  const { apiUrl } = useServices()
  const address = record?.[source]
  const [broken, setBroken] = useState<unknown>()
  const hasPicture = typeof address === 'string' && address !== '' && broken !== address
  return (
    <span className={`${styles.thumbnail} parcel`} data-crop={Number(record?.id ?? 0) % CROPS}>
      {hasPicture && (
        <img
          src={smallPictureFrom(apiUrl, address, 320)}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBroken(address)}
        />
      )}
    </span>
  )
}

/** The record's value of a field. */
export const useFieldValue = (source: string): unknown => useRecordContext()?.[source]
