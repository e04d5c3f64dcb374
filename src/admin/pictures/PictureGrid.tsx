import { useListContext } from 'ra-core'
import { Link } from 'react-router-dom'
import { pathsOf, useEntry } from '../entries/entries.ts'
import { useWayHere } from '../screens/wayBack.ts'
import styles from './PictureGrid.module.css'
import type { LibraryEntry } from './pictureFacts.ts'
import { Tile } from './Tile.tsx'

/** The pictures of a page of the library, each the way to its form. */
export function PictureGrid() {
  const { data = [], isFetching } = useListContext<LibraryEntry>()
  const entry = useEntry()
  const state = useWayHere()
  return (
    <ul className={styles.grid} aria-busy={isFetching}>
      {data.map((picture) => (
        <li key={picture.id}>
          <Link className={styles.tile} to={pathsOf(entry).edit(picture.id)} state={state}>
            <Tile picture={picture} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
