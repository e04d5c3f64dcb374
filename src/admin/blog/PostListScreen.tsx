import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { pathsOf, useEntry, useTexts } from '../entries.ts'
import { Note } from '../layout/Note.tsx'
import { PageBody } from '../layout/PageBody.tsx'
import { PageHead } from '../layout/PageHead.tsx'
import { ListSkeleton } from '../screens/ListSkeleton.tsx'
import tools from '../screens/ListTools.module.css'
import { SearchField } from '../screens/SearchField.tsx'
import { useWords } from '../words.ts'
import styles from './PostListScreen.module.css'
import { PostRows } from './PostRows.tsx'
import { STATUSES } from './publication.ts'
import { useBlogWords } from './useBlogWords.ts'
import { usePosts } from './usePosts.ts'

/** Every post, and how it stands: published, planned for a day, or a draft. */
export function PostListScreen() {
  const texts = useTexts()
  const { list: words } = useWords()
  const { status: statusWords } = useBlogWords()
  const { q, status, go, found, error, isFetching, refetch } = usePosts()
  const isNarrowed = q !== '' || status !== undefined
  const isEmpty = found?.length === 0 && !isNarrowed
  return (
    <>
      <PageHead title={texts.many}>{!isEmpty && <NewPost />}</PageHead>
      <PageBody>
        {error && (
          <Note tone="bad" title={texts.listFailed} lead={words.failedLead}>
            <Button variant="outlined" startIcon={<Icon name="retry" size={18} />} onClick={() => refetch()}>
              {words.retry}
            </Button>
          </Note>
        )}
        {isEmpty && <NoPosts />}
        {!isEmpty && (found || !error) && (
          <div className={`${tools.tools} ${styles.tools}`}>
            <SearchField label={texts.search} wanted={q} onSearch={(wanted) => go({ q: wanted })} />
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are buttons */}
            <div className={tools.segments} role="group" aria-label={statusWords.label}>
              {[undefined, ...STATUSES].map((each) => (
                <button
                  key={each ?? 'all'}
                  type="button"
                  aria-pressed={each === status}
                  onClick={() => go({ status: each })}
                >
                  {statusWords[each ?? 'all']}
                </button>
              ))}
            </div>
          </div>
        )}
        {!found && !error && <ListSkeleton />}
        {found && found.length > 0 && <PostRows key={`${q} ${status}`} found={found} isFetching={isFetching} />}
        {found?.length === 0 && isNarrowed && (
          <Note title={q ? words.noMatch : statusWords.noMatch} lead={q ? words.noMatchLead : undefined}>
            <Button variant="outlined" onClick={() => go({ q: '', status: undefined })}>
              {words.showAll}
            </Button>
          </Note>
        )}
      </PageBody>
    </>
  )
}

function NoPosts() {
  const [title = '', ...lead] = useTexts().empty.split(/(?<=[.!?])\s+/)
  return (
    <Note title={title} lead={lead.join(' ')}>
      <NewPost />
    </Note>
  )
}

function NewPost() {
  const texts = useTexts()
  const { create } = pathsOf(useEntry())
  return (
    <Button variant="contained" component={Link} to={create} startIcon={<Icon name="plus" size={18} />}>
      {texts.add}
    </Button>
  )
}
