import { Icon } from '@filiz/design-system/icons'
import { RecordContextProvider, useGetList } from 'ra-core'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { resourceTexts } from '../../contract/texts/resources.ts'
import { EntryProvider, isResourceEntry, type ResourceEntry, useTexts } from '../entries.ts'
import { number } from '../formats.ts'
import { useConfig } from '../layout/configContext.ts'
import { PageBody } from '../layout/PageBody.tsx'
import { PageHead } from '../layout/PageHead.tsx'
import { listPath } from '../paths.ts'
import { locale, usePreference } from '../preferences.ts'
import { TitleCell } from '../screens/TitleCell.tsx'
import { useWords } from '../words.ts'
import styles from './Dashboard.module.css'

const NEWEST = { pagination: { page: 1, perPage: 5 }, sort: { field: 'id', order: 'DESC' } as const, filter: {} }

/** `/admin`: how much there is of everything, and what was added last. */
export function Dashboard() {
  const { dashboard: words } = useWords()
  const entries = useConfig().filter(isResourceEntry)
  return (
    <>
      <PageHead title={words.heading} />
      <PageBody>
        <ul className={styles.counts}>
          {entries.map((entry) => (
            <Count key={entry.resource.name} entry={entry} />
          ))}
        </ul>
        {entries.map((entry) => (
          <EntryProvider key={entry.resource.name} value={entry}>
            <Newest entry={entry} />
          </EntryProvider>
        ))}
      </PageBody>
    </>
  )
}

const useNewest = (name: string) =>
  useGetList(name, NEWEST, { retry: false, refetchOnWindowFocus: false, networkMode: 'always' })

/** How many records of a kind there are, as the way to their list. */
function Count({ entry: { resource, icon } }: { entry: ResourceEntry }) {
  const language = usePreference(locale)
  const { total } = useNewest(resource.name)
  return (
    <li>
      <Link className={styles.count} to={listPath(resource.name)}>
        <span className={styles.figure}>{total === undefined ? '–' : number(total, language)}</span>{' '}
        <span className={styles.label}>
          <Icon name={icon} size={20} />
          {resourceTexts(resource.name, language).many}
        </span>
      </Link>
    </li>
  )
}

/** What was added last, each with the way to its form. */
function Newest({ entry: { resource } }: { entry: ResourceEntry }) {
  const { dashboard: words, list } = useWords()
  const texts = useTexts()
  const titleId = useId()
  const { data, error, isPending } = useNewest(resource.name)
  return (
    <section className={styles.newest} aria-busy={isPending} aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{words.newest(texts.many)}</h2>
        <Link to={listPath(resource.name)}>{words.all}</Link>
      </header>
      {error && <p role="alert">{texts.listFailed}</p>}
      {isPending && <p role="status">{list.loading}</p>}
      {data?.length === 0 && <p>{texts.empty}</p>}
      {data && data.length > 0 && (
        <ul>
          {data.map((record) => (
            <li key={record.id}>
              <RecordContextProvider value={record}>
                <TitleCell />
              </RecordContextProvider>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
