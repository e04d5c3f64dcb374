import { type RaRecord, useRecordContext } from 'ra-core'
import { use, useId, useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { OG_IMAGE, ogImagePathOf } from '../../contract/domain/ogImage.ts'
import { pageDescriptionOf, paragraphsOf } from '../../contract/domain/plainText.ts'
import { isSharedField, RESULT_LENGTHS } from '../../contract/schema/fieldGroups.ts'
import { slugFieldOf } from '../../contract/schema/fields.ts'
import type { Field } from '../../contract/schema/fieldTypes.ts'
import { summaries } from '../../contract/schema/summaries.ts'
import { useFormats, useMessages } from '../i18n/language.ts'
import { Placeholders } from '../inputs/declaredInput.ts'
import { useTagline } from '../pageTexts/useTagline.ts'
import { useFormDefinition } from '../resources/definitions.ts'
import { useServices } from '../services.ts'
import { FieldInput } from './FieldInput.tsx'
import styles from './SeoSection.module.css'

/** Search and sharing: a disclosure, if the resource declares these fields and the API has them. */
export function SeoSection() {
  const { fields } = useFormDefinition()
  const stored = useRecordContext()
  const { shared: messages } = useMessages()
  const { errors } = useFormState()
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const isShown = isOpen || Object.keys(errors).some(isSharedField)
  // Its inputs stay mounted once they were opened: they hold unsaved values.
  if (isShown && !wasOpen) setWasOpen(true)
  if (!Object.keys(fields).some((name) => isSharedField(name) && (!stored || stored[name] !== undefined))) return null
  return (
    <details className="box" open={isShown} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={`hint ${styles.summary}`}>
        <h2 className="sheet-title">{messages.title}</h2>
        <span>{messages.lead}</span>
      </summary>
      {wasOpen && <SeoFields />}
    </details>
  )
}

/** A preview of the search result, the texts that replace the derived ones, and the sharing picture. */
function SeoFields() {
  const derived = useDerived()
  return (
    <Placeholders value={derived}>
      <div className={styles.body}>
        <SearchResult />
        <div className="fields">
          <FieldInput source="seoTitle" />
          <FieldInput source="seoDescription" />
        </div>
        <div className={styles.picture}>
          <FieldInput source="shareImageUrl" />
          <GeneratedPicture />
        </div>
      </div>
    </Placeholders>
  )
}

/** A search result with the typed texts, or with the derived ones where they are empty. */
function SearchResult() {
  const { shared: messages } = useMessages()
  const { site } = useServices()
  const id = useId()
  const path = usePath()
  const title = useShownText('seoTitle')
  const description = useShownText('seoDescription')
  const fullTitle = title ? `${title} | ${site.name}` : site.name
  const breadcrumb = [
    new URL(site.url).host,
    ...decodeURI(path ?? '')
      .split('/')
      .filter(Boolean),
  ].join(' › ')
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={`${styles.small} ${styles.caption}`}>
        {messages.result}
      </h3>
      <div className={styles.result}>
        <p className={styles.small}>{breadcrumb}</p>
        <p className={`ellipsis ${styles.resultTitle}`}>{fullTitle}</p>
        <p className={`clamp ${styles.description}`}>{description}</p>
      </div>
      <p className={`cluster ${styles.small} ${styles.counts}`}>
        <Count label={messages.titleCount} text={fullTitle} most={RESULT_LENGTHS.seoTitle} />
        <Count label={messages.descriptionCount} text={description} most={RESULT_LENGTHS.seoDescription} />
      </p>
    </section>
  )
}

function Count({ label, text, most }: { label: (count: string, most: string) => string; text: string; most: number }) {
  const { number } = useFormats()
  const { shared: messages } = useMessages()
  const { length } = [...text]
  return (
    <span data-over={length > most || undefined}>
      {label(number(length), number(most))}
      {length > most && ` ${messages.isCut}`}
    </span>
  )
}

/** The sharing picture that the server generates from the saved record unless one is chosen. */
function GeneratedPicture() {
  const { shared: messages } = useMessages()
  const path = usePath()
  const record = useRecordContext<RaRecord>()
  const ownPicture: unknown = useWatch({ name: 'shareImageUrl' })
  const [missing, setMissing] = useState<string>()
  if (!path || ownPicture) return null
  const address = ogImagePathOf(path, String(Date.parse(String(record?.updatedAt)) || 0))
  if (missing === address) return null
  const { width, height } = OG_IMAGE
  return (
    <figure className={styles.generated}>
      <img
        src={address}
        alt={messages.drawnAlt}
        width={width}
        height={height}
        loading="lazy"
        onError={() => setMissing(address)}
      />
      <figcaption className={styles.small}>{messages.drawn}</figcaption>
    </figure>
  )
}

function useShownText(source: string): string {
  const typed: unknown = useWatch({ name: source })
  const derived = use(Placeholders)[source]
  return (typeof typed === 'string' && typed.trim()) || derived || ''
}

/** The path of the public page; undefined until the record is saved. */
function usePath(): string | undefined {
  const { fields, page } = useFormDefinition()
  const record = useRecordContext<RaRecord>()
  const slug = slugFieldOf({ fields })
  if (!page || !slug) return page
  return record?.[slug] ? `${page}/${encodeURIComponent(String(record[slug]))}` : undefined
}

type Values = Readonly<Record<string, string | null | undefined>>

/** The texts that the public page derives where the fields are empty. */
function useDerived(): { seoTitle: string; seoDescription: string } {
  const { fields } = useFormDefinition()
  const values = useWatch() as Values
  const tagline = useTagline()
  const seoTitle = derived(fields.seoTitle, values)
  const title = values.seoTitle?.trim() || seoTitle
  const description = derived(fields.seoDescription, values)
  return { seoTitle, seoDescription: title || description ? pageDescriptionOf({ title, description, tagline }) : '' }
}

function derived(field: Field | undefined, values: Values): string {
  if (!field || !('derivedFrom' in field)) return ''
  if (field.derivedBy) return summaries[field.derivedBy](values)
  return field.derivedFrom?.flatMap((name) => paragraphsOf(values[name]))[0] ?? ''
}
