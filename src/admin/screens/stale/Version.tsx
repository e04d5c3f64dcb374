import { ServiceIcon } from '@filiz/design-system/icons/service'
import type { ReactNode } from 'react'
import type { Field, Kind } from '../../../contract/schema/fieldTypes.ts'
import { specNameOf } from '../../../contract/schema/values.ts'
import { dayAndTime } from '../../i18n/formats.ts'
import { useWords } from '../../i18n/words.ts'
import { useServices } from '../../services.ts'
import { useIconName } from '../../widgets/icon/useIconName.ts'
import { Parts } from './Parts.tsx'
import { SmallPicture } from './SmallPicture.tsx'
import styles from './Version.module.css'

interface VersionProps {
  /** Where it stands in the form, by which it is labelled. */
  source: string
  field: Field
  value: unknown
  /** What the other side has. */
  other: unknown
}

/** A stored value as it can be compared: whole, and with nothing to press; what it does not share stands out. */
export function Version({ source, field, value, other }: VersionProps) {
  const { kind } = field
  const { form, stale } = useWords()
  const { site } = useServices()
  if (kind === 'flag') return <span>{value ? form.yes : form.no}</span>
  if (isEmpty(value)) return <span className={styles.empty}>{stale.empty}</span>
  if ('fields' in field) return <Parts source={source} fields={field.fields} value={value} other={other} />
  const show = shows[kind]
  if (show) return show(value, other)
  return (
    <span className={styles.text}>
      {kind === 'time' ? dayAndTime(new Date(String(value)), site.timeZone) : String(value)}
    </span>
  )
}

type Specs = Record<string, string>

/** The kinds that are no line of text. */
const shows: Partial<Record<Kind, (value: unknown, other: unknown) => ReactNode>> = {
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
