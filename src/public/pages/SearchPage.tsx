import { Button } from '@filiz/design-system/Button'
import { Icon } from '@filiz/design-system/icons'
import { PageHead } from '@filiz/design-system/PageHead'
import { TextField } from '@filiz/design-system/TextField'
import { type FormEvent, useEffect, useId } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { QUERY_PARAM, SEARCH_MAX_LENGTH } from '../../contract/api/searchCalls.ts'
import { SiteBreadcrumb } from '../components/SiteBreadcrumb.tsx'
import { SearchResults } from '../features/search/SearchResults.tsx'
import searchStyles from '../features/search/search.css?url&no-inline'
import { resultsPathOf, searchIn } from '../features/search/searchAddress.ts'
import { useSearchTexts } from '../features/search/useSearchTexts.ts'
import { sendEvent } from '../features/visits/beacon.ts'
import { useLocale } from '../i18n/locale.ts'
import { Head } from '../meta/Head.tsx'
import type { PageProps } from '../navigation/route.ts'
import type { searchPage } from '../routes.ts'

/** The search form and the results. Works without scripts. */
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
      <link rel="stylesheet" href={searchStyles} precedence="search" />
      <Head title={q ? texts.titleOf(q) : texts.title} description={texts.lead} noIndex />
      <PageHead title={texts.title} lead={texts.lead} breadcrumb={<SiteBreadcrumb current={texts.title} />} />
      <div className="grid search-page">
        <SearchForm key={q} q={q} />
        {q && <SearchResults q={q} loaded={results} />}
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
      <form className="search-form" action={resultsPathOf(locale)} onSubmit={submit}>
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
