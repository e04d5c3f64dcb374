import useMediaQuery from '@mui/material/useMediaQuery'
import { ListContextProvider, type RaRecord, useList } from 'ra-core'
import { posts } from '../../contract/resources/posts/posts.ts'
import { useTexts } from '../entries.ts'
import { ListPager } from '../screens/ListPager.tsx'
import { NARROW } from '../screens/narrow.ts'
import { RowCards } from '../screens/RowCards.tsx'
import { RowTable } from '../screens/RowTable.tsx'
import { useServices } from '../services.ts'
import styles from './PostRows.module.css'
import { PostStatusCell } from './PostStatusCell.tsx'
import { useBlogWords } from './useBlogWords.ts'
import { NEWEST_FIRST } from './usePosts.ts'

const ROWS_PER_PAGE = 25

/** The posts that were found, a page at a time: a table, or cards on a phone. */
export function PostRows({ found, isFetching }: { found: RaRecord[]; isFetching: boolean }) {
  const isNarrow = useMediaQuery(NARROW, { noSsr: true })
  const list = useList({ data: found, isFetching, perPage: ROWS_PER_PAGE, sort: NEWEST_FIRST, resource: posts.name })
  return (
    <ListContextProvider value={list}>
      {isNarrow ? <RowCards facts={(post) => <PostStatusCell post={post} />} /> : <Table />}
      <ListPager />
    </ListContextProvider>
  )
}

function Table() {
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
