import { Icon } from '@filiz/design-system/icons'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { StatusLine } from '../../contract/api/administration.ts'
import { useConfig } from '../entries/configContext.ts'
import { listPath } from '../entries/paths.ts'
import { formPathOf } from '../entries/recordPaths.ts'
import styles from './SiteStatus.module.css'
import { useStatusWords } from './useSiteStatus.ts'

/** Where something is done about a part. */
const WAYS: Record<string, string> = {
  backup: 'settings/backups',
  mail: 'inbox',
  schedule: 'blog',
  pictures: 'pictures?hasAlt=false&isUsed=true',
}

/** What is to be done, the most urgent first, each with the way there; one calm sentence where there is nothing. */
export function ToDo({ lines }: { lines: readonly StatusLine[] }) {
  const words = useStatusWords()
  const titleId = useId()
  const [bad, warn, ok] = (['bad', 'warn', 'ok'] as const).map((level) => lines.filter((line) => line.level === level))
  const toDo = [...bad!, ...warn!]
  if (toDo.length === 0)
    return (
      <section className={styles.well} role="status">
        <Icon name="check" size={24} />
        <div>
          <h2>{words.well}</h2>
          <p>{words.wellLead}</p>
        </div>
      </section>
    )
  return (
    <section className={styles.list} aria-labelledby={titleId}>
      <h2 id={titleId}>{words.toDo}</h2>
      <ul>
        {toDo.map((line) => (
          <Line key={line.key} line={line} />
        ))}
      </ul>
      {ok!.length > 0 && (
        <p className={styles.rest}>
          <Icon name="check" size={16} />
          {words.rest(ok!.map(({ key }) => words.parts[key] ?? key).join(', '))}
        </p>
      )}
    </section>
  )
}

function Line({ line: { key, level, message, places = [] } }: { line: StatusLine }) {
  const words = useStatusWords()
  const config = useConfig()
  return (
    <li className={styles.line} data-level={level}>
      <Icon name="alert" size={20} />
      <div>
        <h3>
          {words.parts[key] ?? key}{' '}
          <span className={styles.level}>{level === 'bad' ? words.levels.bad : words.levels.warn}</span>
        </h3>
        <p lang="tr">{message}</p>
        {places.length > 0 && (
          <ul className={styles.places}>
            {places.map((place) => {
              const to = formPathOf(place, config)
              return (
                <li key={`${place.resource}/${place.id}/${place.path}`}>
                  {to ? <Link to={to}>{place.title}</Link> : place.title}
                  {place.path && <code>{place.path}</code>}
                </li>
              )
            })}
          </ul>
        )}
        {WAYS[key] && (
          <Link className={styles.way} to={listPath(WAYS[key])}>
            {words.ways[key]}
          </Link>
        )}
      </div>
    </li>
  )
}
