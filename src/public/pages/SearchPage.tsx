import { Button } from '@filiz/design-system/Button'
import { ButtonLink } from '@filiz/design-system/ButtonLink'
import { Icon } from '@filiz/design-system/icons'
import { Notice } from '@filiz/design-system/Notice'
import { PageHead } from '@filiz/design-system/PageHead'
import { TextField } from '@filiz/design-system/TextField'
import { type FormEvent, useEffect, useId } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { QUERY_PARAM, SEARCH_MAX_LENGTH, type SearchResult } from '../../contract/api/searchCalls.ts'
import { RetryButton } from '../components/RetryButton.tsx'
import { SiteBreadcrumb } from '../components/SiteBreadcrumb.tsx'
import { TextSkeleton } from '../components/skeletons.tsx'
import { openChat } from '../features/chat/openChat.ts'
import { Marked } from '../features/search/Marked.tsx'
import { groupsOf, resultsPathOf, searchIn } from '../features/search/searchAddress.ts'
import { useSearchTexts } from '../features/search/useSearchTexts.ts'
import { sendEvent } from '../features/visits/beacon.ts'
import { useLocale } from '../i18n/locale.ts'
import { Head } from '../meta/Head.tsx'
import { paths, pathTo } from '../navigation/paths.ts'
import type { PageProps } from '../navigation/route.ts'
import type { searchPage } from '../routes.ts'
import styles from './SearchPage.module.css'

/** The search form, and the results by kind. Works without scripts. */
export default function SearchPage({ data: { results } }: PageProps<typeof searchPage>) {
  const texts = useSearchTexts()
  const q = searchIn(new URLSearchParams(useLocation().search))
  useEffect(() => {
    // After the view of the page, which the layout counts.
    const timer = q ? setTimeout(sendEvent, 0, 'search') : undefined
    return () => clearTimeout(timer)
  }, [q])
  return (
    <>
      <Head title={q ? texts.titleOf(q) : texts.title} description={texts.lead} noIndex />
      <PageHead title={texts.title} lead={texts.lead} breadcrumb={<SiteBreadcrumb current={texts.title} />} />
      <div className={styles.page}>
        <SearchForm key={q} q={q} />
        {q && results.state === 'loading' && <TextSkeleton />}
        {q && (results.state === 'failed' || results.state === 'missing') && (
          <Notice
            tone="error"
            title={texts.failedTitle}
            text={texts.failed}
            action={results.state === 'failed' && <RetryButton retry={results.retry} />}
          />
        )}
        {q && results.state === 'ready' && (
          <Results q={q} results={results.data} total={results.total ?? results.data.length} />
        )}
      </div>
    </>
  )
}

function SearchForm({ q }: { q: string }) {
  const texts = useSearchTexts()
  const hintId = useId()
  const navigate = useNavigate()
  const locale = useLocale()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = searchIn(
      new URLSearchParams({ [QUERY_PARAM]: String(new FormData(event.currentTarget).get(QUERY_PARAM)) }),
    )
    void navigate(resultsPathOf(locale, typed))
  }
  return (
    <search>
      <form className={styles.form} action={resultsPathOf(locale)} onSubmit={submit}>
        <TextField
          label={texts.field}
          aria-describedby={hintId}
          name={QUERY_PARAM}
          type="search"
          defaultValue={q}
          maxLength={SEARCH_MAX_LENGTH}
          enterKeyHint="search"
        />
        <Button type="submit" variant="primary" icon={<Icon name="search" size={20} />}>
          {texts.submit}
        </Button>
        <p id={hintId}>{texts.hint}</p>
      </form>
    </search>
  )
}

function Results({ q, results, total }: { q: string; results: readonly SearchResult[]; total: number }) {
  const texts = useSearchTexts()
  const id = useId()
  if (!results.length) return <NothingFound q={q} />
  return (
    <div className={styles.results}>
      <p className={styles.count} role="status">
        {texts.found(total, q)}
      </p>
      {groupsOf(results).map(({ kind, results }) => (
        <section key={kind} aria-labelledby={`${id}${kind}`} className={styles.group}>
          <h2 id={`${id}${kind}`}>{texts.kinds[kind]}</h2>
          <ol>
            {results.map(({ id, title, titleRanges, url, excerpt, ranges }) => (
              <li key={id} className={styles.result}>
                <h3>
                  <a href={url}>
                    <Marked text={title} ranges={titleRanges} />
                  </a>
                </h3>
                {excerpt && (
                  <p>
                    <Marked text={excerpt} ranges={ranges} />
                  </p>
                )}
              </li>
            ))}
          </ol>
        </section>
      ))}
      {total > results.length && <p className={styles.count}>{texts.firstOf(results.length)}</p>}
    </div>
  )
}

/** What to try, and who can help. The assistant needs scripts. */
function NothingFound({ q }: { q: string }) {
  const texts = useSearchTexts()
  const titleId = useId()
  return (
    <section className={`${styles.group} ${styles.nothing}`} aria-labelledby={titleId}>
      <h2 id={titleId}>{texts.nothing(q)}</h2>
      <ul>
        {texts.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <ButtonLink href={pathTo(paths.contact, useLocale())}>{texts.contact}</ButtonLink>
        <Button
          className="scripts-only"
          variant="quiet"
          icon={<Icon name="chat" size={20} />}
          onClick={() => openChat(q)}
        >
          {texts.assistant}
        </Button>
      </div>
    </section>
  )
}
