import useMediaQuery from '@mui/material/useMediaQuery'
import { ListContextProvider, type RaRecord, RecordContextProvider, useList, useListContext } from 'ra-core'
import { posts } from '../../contract/resources/posts.ts'
import { useTexts } from '../entries.ts'
import cards from '../screens/ListCards.module.css'
import { ListPager } from '../screens/ListPager.tsx'
import table from '../screens/ListTable.module.css'
import { NARROW } from '../screens/narrow.ts'
import { RowActions } from '../screens/RowActions.tsx'
import { TitleCell } from '../screens/TitleCell.tsx'
import { useServices } from '../services.ts'
import { useWords } from '../words.ts'
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
      {isNarrow ? <Cards /> : <Table />}
      <ListPager />
    </ListContextProvider>
  )
}

function Table() {
  const { one, fields } = useTexts()
  const { list: words } = useWords()
  const { status } = useBlogWords()
  const { site } = useServices()
  const { data = [], isFetching } = useListContext()
  return (
    <table className={table.table} aria-busy={isFetching}>
      <thead>
        <tr>
          {[one, fields.author, status.label].map((label) => (
            <th key={label} scope="col">
              <span className={styles.head}>{label}</span>
            </th>
          ))}
          <th>
            <span className={table.hidden}>{words.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {data.map((post) => (
          <RecordContextProvider key={post.id} value={post}>
            <tr>
              <td className={table.title}>
                <TitleCell />
              </td>
              <td className={styles.author}>{post.author || <span className={styles.house}>{site.name}</span>}</td>
              <td>
                <PostStatusCell post={post} />
              </td>
              <td className={table.actions}>
                <RowActions />
              </td>
            </tr>
          </RecordContextProvider>
        ))}
      </tbody>
    </table>
  )
}

function Cards() {
  const { data = [], isFetching } = useListContext()
  return (
    <ul className={cards.cards} aria-busy={isFetching}>
      {data.map((post) => (
        <RecordContextProvider key={post.id} value={post}>
          <li>
            <TitleCell />
            <div className={`${cards.foot} ${styles.foot}`}>
              <PostStatusCell post={post} />
              <div className={cards.actions}>
                <RowActions />
              </div>
            </div>
          </li>
        </RecordContextProvider>
      ))}
    </ul>
  )
}
