import { postEditorTexts } from '../../contract/i18n/admin/postEditor.ts'
import { POST_STATUSES, type PostStatus, statusOf } from '../../contract/resources/posts.ts'
import { TextField, TimeField, TranslationField } from '../fields/fields.tsx'
import { day, dayAndTime, useMessages } from '../i18n/language.ts'
import { Cards } from '../list/Cards.tsx'
import { TRANSLATION, useColumns } from '../list/columns.ts'
import { ListScreen } from '../list/ListScreen.tsx'
import { SortHead, Table } from '../list/Table.tsx'
import { FilterButtons, ListToolbar } from '../list/Toolbar.tsx'
import { useServices } from '../services.ts'
import styles from './PostList.module.css'
import { type Publication, statusMoments } from './publication.ts'

/** The list of posts with their publication status. */
export const PostList = () => <ListScreen Toolbar={PostToolbar} Table={PostTable} Cards={PostCards} />

function PostToolbar() {
  const { status: messages } = useMessages(postEditorTexts)
  return (
    <ListToolbar>
      <FilterButtons
        className="wide"
        label={messages.label}
        source="status"
        choices={[[undefined, messages.all], ...POST_STATUSES.map((status) => [status, messages[status]] as const)]}
      />
    </ListToolbar>
  )
}

function PostCards() {
  const english = useEnglishColumn()
  const { status } = useMessages(postEditorTexts)
  return (
    <Cards
      facts={(post) => (
        <dl>
          <div>
            <dt className="visually-hidden">{status.label}</dt>
            <dd>
              <PostStatusCell post={post} />
            </dd>
          </div>
          {english && (
            <div>
              <dt className="label-text">{english.label}</dt>
              <dd>
                <TranslationField source={english.name} field={english.field} />
              </dd>
            </div>
          )}
        </dl>
      )}
    />
  )
}

const useEnglishColumn = () => useColumns().others.find(({ name }) => name === TRANSLATION)

function PostTable() {
  const { title, others } = useColumns()
  const { status } = useMessages(postEditorTexts)
  const { site } = useServices()
  const english = useEnglishColumn()
  const author = others.find(({ name }) => name === 'author')
  const edited = others.find(({ name }) => name === 'updatedAt')
  return (
    <Table
      heads={
        <>
          <SortHead column={title} />
          {author && <SortHead column={author} />}
          <th scope="col">{status.label}</th>
          {english && <SortHead column={english} />}
          {edited && <SortHead column={edited} />}
        </>
      }
      cells={(post) => (
        <>
          {author && (
            <td className={styles.author}>
              {post.author ? (
                <TextField source="author" field={author.field} />
              ) : (
                <span className="muted">{site.name}</span>
              )}
            </td>
          )}
          <td>
            <PostStatusCell post={post} />
          </td>
          {english && (
            <td>
              <TranslationField source={english.name} field={english.field} />
            </td>
          )}
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

const tones: Partial<Record<PostStatus, string>> = { draft: 'quiet', scheduled: 'sky' }

/** The publication status of a post, and its date. */
function PostStatusCell({ post }: { post: Publication }) {
  const { status: messages } = useMessages(postEditorTexts)
  const { site } = useServices()
  const status = statusOf(post)
  const moment = statusMoments[status](post)
  return (
    <p className={`cluster ${styles.status}`}>
      <span className="chip" data-tone={tones[status]}>
        {messages[status]}
      </span>
      {moment && (
        <time dateTime={moment.toISOString()} lang="tr">
          {(status === 'scheduled' ? dayAndTime : day)(moment, site.timeZone)}
        </time>
      )}
    </p>
  )
}
