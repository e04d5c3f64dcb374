import { type RaRecord, useRecordContext } from 'ra-core'
import { use, useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { OG_IMAGE, ogImagePathOf } from '../../../contract/domain/ogImage.ts'
import { RESULT_LENGTHS } from '../../../contract/schema/fieldGroups.ts'
import { slugFieldOf } from '../../../contract/schema/fields.ts'
import { useSubject } from '../../entries/entries.ts'
import { number } from '../../i18n/formats.ts'
import { useWords } from '../../i18n/words.ts'
import { locale, usePreference } from '../../preferences/preferences.ts'
import { useServices } from '../../services.ts'
import { Placeholders } from '../../widgets/placeholders.ts'
import { FieldInput } from '../FieldInput.tsx'
import styles from './SharedSheet.module.css'
import { useDerived } from './useDerived.ts'

/** What searching shows of what is edited, as it would stand there, what may be said instead, and its sharing picture. */
export function SharedFields() {
  const derived = useDerived()
  return (
    <Placeholders value={derived}>
      <div className={styles.body}>
        <Result />
        <div className={styles.inputs}>
          <FieldInput source="seoTitle" />
          <FieldInput source="seoDescription" />
        </div>
        <div className={styles.picture}>
          <FieldInput source="shareImageUrl" />
          <Drawn />
        </div>
      </div>
    </Placeholders>
  )
}

/** A result of a search, with what is typed or, where that is empty, what is derived. */
function Result() {
  const { shared: words } = useWords()
  const { site } = useServices()
  const id = useId()
  const path = usePath()
  const title = useShown('seoTitle')
  const description = useShown('seoDescription')
  const found = title ? `${title} | ${site.name}` : site.name
  const way = [
    new URL(site.url).host,
    ...decodeURI(path ?? '')
      .split('/')
      .filter(Boolean),
  ].join(' › ')
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.caption}>
        {words.result}
      </h3>
      <div className={styles.result}>
        <p className={styles.way}>{way}</p>
        <p className={styles.found}>{found}</p>
        <p className={styles.said}>{description}</p>
      </div>
      <p className={styles.counts}>
        <Count label={words.titleCount} text={found} most={RESULT_LENGTHS.seoTitle} />
        <Count label={words.descriptionCount} text={description} most={RESULT_LENGTHS.seoDescription} />
      </p>
    </section>
  )
}

function Count({ label, text, most }: { label: (count: string, most: string) => string; text: string; most: number }) {
  const language = usePreference(locale)
  const { shared: words } = useWords()
  const { length } = [...text]
  return (
    <span data-over={length > most || undefined}>
      {label(number(length, language), number(most, language))}
      {length > most && ` ${words.isCut}`}
    </span>
  )
}

/** The picture that the site draws as long as none is chosen: of what is saved. */
function Drawn() {
  const { shared: words } = useWords()
  const path = usePath()
  const record = useRecordContext<RaRecord>()
  const chosen: unknown = useWatch({ name: 'shareImageUrl' })
  const [missing, setMissing] = useState<string>()
  if (!path || chosen) return null
  const address = ogImagePathOf(path, String(Date.parse(String(record?.updatedAt)) || 0))
  if (missing === address) return null
  const { width, height } = OG_IMAGE
  return (
    <figure className={styles.drawn}>
      <img
        src={address}
        alt={words.drawnAlt}
        width={width}
        height={height}
        loading="lazy"
        onError={() => setMissing(address)}
      />
      <figcaption>{words.drawn}</figcaption>
    </figure>
  )
}

function useShown(source: string): string {
  const typed: unknown = useWatch({ name: source })
  const derived = use(Placeholders)[source]
  return (typeof typed === 'string' && typed.trim()) || derived || ''
}

/** Where visitors find what is edited, as it is saved; undefined while it is not. */
function usePath(): string | undefined {
  const { fields, page } = useSubject()
  const record = useRecordContext<RaRecord>()
  const slug = slugFieldOf({ fields })
  if (!page || !slug) return page
  return record?.[slug] ? `${page}/${encodeURIComponent(String(record[slug]))}` : undefined
}
