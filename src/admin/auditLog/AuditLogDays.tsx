import { Icon, type IconName } from '@filiz/design-system/icons/all'
import { useGetList, useGetManyAggregate } from 'ra-core'
import { Link } from 'react-router-dom'
import type { Activity } from '../../contract/api/administration.ts'
import { DAY } from '../../contract/domain/durations.ts'
import { auditLogTexts } from '../../contract/i18n/admin/auditLog.ts'
import { singletonTexts } from '../../contract/i18n/admin/resources.ts'
import { labelOf } from '../../contract/schema/fields.ts'

import { SINGLETONS_PATH } from '../../contract/schema/singleton.ts'
import type { AdminRecords } from '../api/adminResources.ts'
import { useFormats, useMessages } from '../i18n/language.ts'
import { locale, usePreference } from '../preferences/preferences.ts'
import { formPathOf, resourceIn, singletonIn, useConfig, useResourceLabel } from '../resources/definitions.ts'
import { useActorName } from '../versions/useActorName.ts'
import styles from './AuditLog.module.css'

const ICONS: Record<string, IconName> = {
  signIn: 'key',
  signInFailed: 'alert',
  secondFactorFailed: 'alert',
  reauthenticate: 'key',
  signOut: 'out',
  passwordChanged: 'lock',
  secondFactorSet: 'lock',
  secondFactorRemoved: 'alert',
  recoveryCodesRenewed: 'key',
  keysRenewed: 'key',
  create: 'plus',
  update: 'edit',
  delete: 'trash',
  restore: 'undo',
  purge: 'trash',
  export: 'download',
  erase: 'user',
  backup: 'archive',
}

/** Entries by day, in the site's time zone. */
export function Days({ rows }: { rows: readonly Activity[] }) {
  const { day } = useFormats()
  const messages = useMessages(auditLogTexts)
  const nameOf = (moment: Date) => day(moment, { dateStyle: 'full' })
  const now = new Date()
  const near: Record<string, string> = {
    [nameOf(new Date(now.getTime() - DAY))]: messages.yesterday,
    [nameOf(now)]: messages.today,
  }
  const days = new Map<string, Activity[]>()
  for (const row of rows) {
    const name = nameOf(new Date(row.at))
    days.set(name, [...(days.get(name) ?? []), row])
  }
  return [...days].map(([name, done]) => (
    <section key={name} className={styles.day}>
      {near[name] ? (
        <h2 className="cluster">
          {near[name]}{' '}
          <span className="label-text" lang="tr">
            {name}
          </span>
        </h2>
      ) : (
        <h2 lang="tr">{name}</h2>
      )}
      <ul className="box">
        {done.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
    </section>
  ))
}

function Row({ row }: { row: Activity }) {
  const messages = useMessages(auditLogTexts)
  const config = useConfig()
  const { clock } = useFormats()
  const { at, by, action, resource, recordId, address } = row
  const { title, isDeleted } = useTitle(row)
  const kindName = useResourceLabel()
  const object = resource ? (messages.objects[resource] ?? messages.objectOf(kindName(resource))) : undefined
  const whole = resource ? messages.whole[action]?.[resource] : undefined
  const what = title && object?.named ? messages.titled(messages.quoted(title), object.named) : object?.bare
  const path = title && !isDeleted && resource && recordId ? formPathOf({ resource, id: recordId }, config) : undefined
  const actorName = useActorName(messages.unknown)
  const who = actorName(by)
  const sentence = whole ?? messages.done(action, what ?? '', by !== 'system')
  return (
    <li className={styles.row} data-action={action}>
      <time className="label-text" dateTime={at}>
        {clock(at)}
      </time>
      <Icon name={ICONS[action] ?? 'info'} size={18} />
      <p>
        <strong>{who}</strong>{' '}
        {path && title ? <Linked sentence={sentence} title={messages.quoted(title)} to={path} /> : sentence}
      </p>
      {address && <span className="label-text">{messages.from(address)}</span>}
    </li>
  )
}

/** The sentence, with the record's title as a link. */
function Linked({ sentence, title, to }: { sentence: string; title: string; to: string }) {
  const [before, after] = sentence.split(title)
  return (
    <>
      {before}
      <Link className="link" to={to}>
        {title}
      </Link>
      {after}
    </>
  )
}

/** Title of the record of an entry, also if it is in the trash; react-admin reads the records of all rows in one call per resource. */
function useTitle({ resource, recordId }: Activity): { title?: string | undefined; isDeleted?: boolean } {
  const config = useConfig()
  const language = usePreference(locale)
  const declared = resourceIn(config, resource)?.resource
  const isKnown = declared !== undefined && recordId !== null
  const { data: [record] = [] } = useGetManyAggregate(
    declared?.name ?? '',
    { ids: [Number(recordId)] },
    { enabled: isKnown },
  )
  const { data: trash } = useGetList<AdminRecords['trash']>('trash', {}, { enabled: isKnown, gcTime: 0 })
  if (resource === SINGLETONS_PATH) {
    const singleton = singletonIn(config, recordId)?.singleton
    return { title: singleton && singletonTexts(singleton, language).title }
  }
  if (declared && record) return { title: labelOf(record, declared) }
  return { title: trash?.find(({ id }) => id === `${resource}/${recordId}`)?.title, isDeleted: true }
}
