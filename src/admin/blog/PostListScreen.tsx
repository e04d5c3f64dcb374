import { POST_STATUSES } from '../../contract/resources/posts/status.ts'
import { useTexts } from '../entries.ts'
import { ListScreen } from '../screens/ListScreen.tsx'
import tools from '../screens/ListTools.module.css'
import { RowCards } from '../screens/RowCards.tsx'
import { RowTable } from '../screens/RowTable.tsx'
import { SearchBox } from '../screens/SearchBox.tsx'
import { useListAddress } from '../screens/useListAddress.ts'
import { useServices } from '../services.ts'
import styles from './PostListScreen.module.css'
import { PostStatusCell } from './PostStatusCell.tsx'
import { useBlogWords } from './useBlogWords.ts'

/** Every post, and how it stands: published, planned for a day, or a draft. */
export const PostListScreen = () => <ListScreen Tools={PostTools} Table={PostTable} Cards={PostCards} />

function PostTools() {
  const { status: words } = useBlogWords()
  const { filter, narrow } = useListAddress()
  return (
    <div className={`${tools.tools} ${styles.tools}`}>
      <SearchBox />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are buttons */}
      <div className={tools.segments} role="group" aria-label={words.label}>
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
    </div>
  )
}

const PostCards = () => <RowCards facts={(post) => <PostStatusCell post={post} />} />

function PostTable() {
  const { one, fields } = useTexts()
  const { status } = useBlogWords()
  const { site } = useServices()
  return (
    <RowTable
      heads={[one, fields.author, status.label].map((label) => (
        <th key={label} scope="col">
          <span className={styles.head}>{label}</span>
        </th>
      ))}
      cells={(post) => (
        <>
          <td className={styles.author}>{post.author || <span className={styles.house}>{site.name}</span>}</td>
          <td>
            <PostStatusCell post={post} />
          </td>
        </>
      )}
    />
  )
}
