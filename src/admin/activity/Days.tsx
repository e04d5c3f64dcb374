import { Icon, type IconName } from '@filiz/design-system/icons'
import { Link } from 'react-router-dom'
import type { Activity } from '../../contract/api/administration.ts'
import { DAY } from '../../contract/domain/zones.ts'
import { useConfig } from '../entries/configContext.ts'
import { formPathOf } from '../entries/recordPaths.ts'
import { useKindName } from '../entries/useKindName.ts'
import { useActorName } from '../history/useWho.ts'
import { clock, day } from '../i18n/formats.ts'
import { useServices } from '../services.ts'
import styles from './Activity.module.css'
import { useActivityWords } from './useActivity.ts'
import { type TitleOf, useTitles } from './useTitles.ts'

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

/** What was done, under the day on which it was, in the site's time zone. */
export function Days({ rows }: { rows: readonly Activity[] }) {
  const words = useActivityWords()
  const { site } = useServices()
  const titleOf = useTitles(rows)
  const nameOf = (moment: Date) => day(moment, site.timeZone, { dateStyle: 'full' })
  const now = new Date()
  const near: Record<string, string> = {
    [nameOf(new Date(now.getTime() - DAY))]: words.yesterday,
    [nameOf(now)]: words.today,
  }
  const days = new Map<string, Activity[]>()
  for (const row of rows) {
    const name = nameOf(new Date(row.at))
    days.set(name, [...(days.get(name) ?? []), row])
  }
  return [...days].map(([name, done]) => (
    <section key={name} className={styles.day}>
      {near[name] ? (
        <h2>
          {near[name]} <span lang="tr">{name}</span>
        </h2>
      ) : (
        <h2 lang="tr">{name}</h2>
      )}
      <ul>
        {done.map((row) => (
          <Row key={row.id} row={row} titleOf={titleOf} />
        ))}
      </ul>
    </section>
  ))
}

function Row({ row, titleOf }: { row: Activity; titleOf: TitleOf }) {
  const words = useActivityWords()
  const config = useConfig()
  const { site } = useServices()
  const { at, by, action, resource, recordId, address } = row
  const { title, isNotFound } = titleOf(row) ?? {}
  const kindName = useKindName()
  const object = resource ? (words.objects[resource] ?? words.objectOf(kindName(resource))) : undefined
  const whole = resource ? words.whole[action]?.[resource] : undefined
  const what = title && object?.named ? words.titled(words.quoted(title), object.named) : object?.bare
  const path = title && !isNotFound && resource && recordId ? formPathOf({ resource, id: recordId }, config) : undefined
  const actorName = useActorName()
  const who = by === null ? words.unknown : by === 'system' ? words.system : actorName(by)
  const said = whole ?? words.done(action, what ?? '', by !== 'system')
  return (
    <li className={styles.row} data-action={action}>
      <time dateTime={at}>{clock(new Date(at), site.timeZone)}</time>
      <Icon name={ICONS[action] ?? 'info'} size={18} />
      <p>
        <strong>{who}</strong> {path && title ? <Linked said={said} title={words.quoted(title)} to={path} /> : said}
      </p>
      {address && <span className={styles.address}>{words.from(address)}</span>}
    </li>
  )
}

/** The sentence, with the record's title as the way to it. */
function Linked({ said, title, to }: { said: string; title: string; to: string }) {
  const [before, after] = said.split(title)
  return (
    <>
      {before}
      <Link to={to}>{title}</Link>
      {after}
    </>
  )
}
