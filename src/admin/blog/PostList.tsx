import { POST_STATUSES, statusOf } from '../../contract/resources/posts.ts'
import { TextField, TimeField } from '../fields/fields.tsx'
import { day, dayAndTime } from '../i18n/formats.ts'
import { useColumns } from '../screens/columns.ts'
import { HeadCell } from '../screens/HeadCell.tsx'
import { ListScreen } from '../screens/ListScreen.tsx'
import tools from '../screens/ListTools.module.css'
import { ListTools } from '../screens/ListTools.tsx'
import { RowCards } from '../screens/RowCards.tsx'
import { RowTable } from '../screens/RowTable.tsx'
import { useListAddress } from '../screens/useListAddress.ts'
import { useServices } from '../services.ts'
import styles from './PostList.module.css'
import { type Publication, statusMoments } from './publication.ts'
import { useBlogWords } from './useBlogWords.ts'

/** The list of posts with their publication status. */
export const PostList = () => <ListScreen Tools={PostTools} Table={PostTable} Cards={PostCards} />

function PostTools() {
  const { status: words } = useBlogWords()
  const { filter, narrow } = useListAddress()
  return (
    <ListTools>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are buttons */}
      <div className={`${tools.segments} ${styles.statuses}`} role="group" aria-label={words.label}>
        {[undefined, ...POST_STATUSES].map((status) => (
          <button
            key={status ?? 'all'}
            type="button"
            aria-pressed={status === filter.status}
            onClick={() => narrow({ status })}
          >
            {words[status ?? 'all']}
          </button>
        ))}
      </div>
    </ListTools>
  )
}

const PostCards = () => <RowCards facts={(post) => <PostStatusCell post={post} />} />

function PostTable() {
  const { title, others } = useColumns()
  const { status } = useBlogWords()
  const { site } = useServices()
  const author = others.find(({ name }) => name === 'author')
  const edited = others.find(({ name }) => name === 'updatedAt')
  return (
    <RowTable
      heads={
        <>
          <HeadCell column={title} />
          {author && <HeadCell column={author} />}
          <th scope="col">{status.label}</th>
          {edited && <HeadCell column={edited} />}
        </>
      }
      cells={(post) => (
        <>
          {author && (
            <td className={styles.author}>
              {post.author ? (
                <TextField source="author" field={author.field} />
              ) : (
                <span className={styles.house}>{site.name}</span>
              )}
            </td>
          )}
          <td>
            <PostStatusCell post={post} />
          </td>
          {edited && (
            <td>
              <TimeField source="updatedAt" field={edited.field} />
            </td>
          )}
        </>
      )}
    />
  )
}

/** The publication status of a post, and its date. */
function PostStatusCell({ post }: { post: Publication }) {
  const { status: words } = useBlogWords()
  const { site } = useServices()
  const status = statusOf(post)
  const moment = statusMoments[status](post)
  return (
    <p className={styles.status}>
      <span className={styles.statusName} data-status={status}>
        {words[status]}
      </span>
      {moment && (
        <time dateTime={moment.toISOString()} lang="tr">
          {(status === 'scheduled' ? dayAndTime : day)(moment, site.timeZone)}
        </time>
      )}
    </p>
  )
}
