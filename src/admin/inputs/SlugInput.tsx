import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { FieldTitle, type RaRecord, useGetList, useInput, useRecordContext, ValidationError } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { freeSlug, slugsOf, wantedSlug } from '../../contract/domain/turkish.ts'
import type { SlugField } from '../../contract/schema/fieldTypes.ts'
import { useCapability } from '../capabilities.tsx'
import { useMessages } from '../i18n/language.ts'
import { Button } from '../layout/Button.tsx'
import { useResourceOptions } from '../resources/definitions.ts'
import type { DeclaredProps } from './declaredInput.ts'
import styles from './inputs.module.css'
import { useCharactersLeft } from './useCharactersLeft.ts'
import { useDebounced } from './useDebounced.ts'

/**
 * The public address that a save gives the record, derived from the title unless one is entered. Editing it takes a click: links to
 * the old address exist, which our server redirects and others may not.
 */
export function SlugInput({ source, field }: DeclaredProps<SlugField>) {
  const { slug: messages } = useMessages()
  const hasSlugHistory = useCapability('slugHistory')
  const { page = '' } = useResourceOptions().resource
  const { id, field: input, fieldState } = useInput({ source, parse: (value) => value })
  const { error, invalid } = fieldState
  const { address, isDerived } = useFutureSlug(source, field)
  const shown = `${page}/${address || '…'}`
  const left = useCharactersLeft(input.value, field.maxLength)
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isOpen) box.current?.focus()
  }, [isOpen])

  if (!isOpen && !invalid)
    return (
      <div className={styles.slug}>
        <strong id={id}>
          <FieldTitle source={source} />
        </strong>
        <p className="muted">{shown}</p>
        <p className="hint">{isDerived ? messages.auto : null}</p>
        <Button size="small" onClick={() => setOpen(true)}>
          {messages.edit}
        </Button>
      </div>
    )
  const advice = input.value
    ? hasSlugHistory
      ? messages.leadsOn
      : messages.warning
    : isDerived
      ? messages.auto
      : messages.kept(shown)
  const hint = [advice, left].filter(Boolean).join(' ')
  return (
    <TextField
      {...input}
      className={styles.slugEditor}
      id={id}
      inputRef={(element) => {
        box.current = element
        input.ref(element)
      }}
      label={<FieldTitle source={source} />}
      placeholder={address}
      error={invalid}
      helperText={error?.message ? <ValidationError error={error.message} /> : hint}
      slotProps={{
        input: { startAdornment: <InputAdornment position="start">{`${page}/`}</InputAdornment> },
        htmlInput: { autoCapitalize: 'none', spellCheck: false, maxLength: field.maxLength },
      }}
    />
  )
}

/** How many numbered slugs are looked up. Beyond these, the number shown may be too low. */
const CANDIDATES = 25
/** Debounce of the lookup, in milliseconds. */
const DEBOUNCE = 300
const ANY = { pagination: { page: 1, perPage: CANDIDATES }, sort: { field: 'id', order: 'DESC' } as const }

/**
 * The slug that a save gives the record, computed by the server's own function; empty without a title.
 *
 * @param source the slug's field
 * @param from the title's field
 * @param reserved addresses that no record gets
 */
function useFutureSlug(source: string, { from, reserved = [] }: SlugField) {
  const { resource, wasSeen = () => true } = useResourceOptions()
  const stored = useRecordContext<RaRecord>()
  const [title, slug] = useWatch({ name: [from, source] }).map(asText)
  const named = stored?.[source]
    ? { slug: asText(stored[source]), title: asText(stored[from]), wasSeen: wasSeen(stored) }
    : undefined
  const wanted = wantedSlug({ slug: slug!, title: title! }, named)
  const base = 'base' in wanted && title ? wanted.base : ''
  const taken = useTaken(resource.name, source, base)
  if (named) taken.delete(named.slug)
  return {
    address: 'base' in wanted ? base && freeSlug(base, new Set([...taken, ...reserved])) : wanted.settled,
    /** It follows the title. */
    isDerived: 'base' in wanted,
  }
}

const asText = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** Slugs of other records among the candidates of a base; empty until typing pauses. */
function useTaken(name: string, source: string, base: string): Set<string> {
  const settled = useDebounced(base, DEBOUNCE)
  const slugs = slugsOf(settled)
  const candidates = settled ? Array.from({ length: CANDIDATES }, () => slugs.next().value) : []
  const { data = [] } = useGetList(name, { ...ANY, filter: { [source]: candidates } }, { enabled: settled !== '' })
  return new Set(settled === base ? data.map((row) => asText(row[source])) : [])
}
