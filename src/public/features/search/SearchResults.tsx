import { Button } from '@filiz/design-system/Button'
import { ButtonLink } from '@filiz/design-system/ButtonLink'
import { Icon } from '@filiz/design-system/icons'
import { Notice } from '@filiz/design-system/Notice'
import { useId } from 'react'
import type { SearchResult } from '../../../contract/api/searchCalls.ts'
import { paths, pathTo } from '../../../contract/domain/paths.ts'
import { RetryButton } from '../../components/RetryButton.tsx'
import { TextSkeleton } from '../../components/skeletons.tsx'
import type { Loadable } from '../../data/responses.ts'
import { useLocale } from '../../i18n/locale.ts'
import { openChat } from '../chat/openChat.ts'
import { Marked } from './Marked.tsx'
import searchStyles from './search.css?url&no-inline'
import { groupsOf } from './searchAddress.ts'
import { useSearchTexts } from './useSearchTexts.ts'

/** The results of a query on its own page, by kind, in one of their states. */
export function SearchResults({ q, loaded }: { q: string; loaded: Loadable<SearchResult[]> }) {
  const texts = useSearchTexts()
  if (loaded.state === 'loading') return <TextSkeleton />
  if (loaded.state !== 'ready')
    return (
      <Notice
        tone="error"
        title={texts.failedTitle}
        text={texts.failed}
        action={loaded.state === 'failed' && <RetryButton retry={loaded.retry} />}
      />
    )
  const { data: results, total = results.length } = loaded
  return (
    <>
      <link rel="stylesheet" href={searchStyles} precedence="search" />
      {results.length ? <FoundPages {...{ q, results, total }} /> : <NothingFound q={q} />}
    </>
  )
}

function FoundPages({ q, results, total }: { q: string; results: readonly SearchResult[]; total: number }) {
  const texts = useSearchTexts()
  const id = useId()
  return (
    <div className="stack search-results">
      <p role="status">{texts.found(total, q)}</p>
      {groupsOf(results).map(({ kind, results }) => (
        <section key={kind} aria-labelledby={`${id}${kind}`} className="search-group">
          <h2 id={`${id}${kind}`}>{texts.kinds[kind]}</h2>
          <ol>
            {results.map(({ id, title, titleRanges, url, excerpt, ranges }) => (
              <li key={id} className="search-result">
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
      {total > results.length && <p>{texts.firstOf(results.length)}</p>}
    </div>
  )
}

/** What to try, and who can help. The assistant needs scripts. */
function NothingFound({ q }: { q: string }) {
  const texts = useSearchTexts()
  const titleId = useId()
  return (
    <section className="stack search-group search-nothing" aria-labelledby={titleId}>
      <h2 id={titleId}>{texts.nothing(q)}</h2>
      <ul>
        {texts.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      <div className="cluster search-actions">
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
