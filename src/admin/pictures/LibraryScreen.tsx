import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useListContext, useNotify } from 'ra-core'
import { createContext, type ReactNode, useContext, useId } from 'react'
import { Link } from 'react-router-dom'
import { pictureTexts } from '../../contract/i18n/admin/pictures.ts'
import type { LibraryPicture } from '../../contract/resources/pictures.ts'
import { PICTURE_TYPES, pictures } from '../../contract/resources/pictures.ts'
import { invalidate } from '../api/queryClient.ts'
import type { AdminDataProvider } from '../dataProvider.ts'
import { LeaveGuard } from '../form/LeaveGuard.tsx'
import { useReturnState } from '../form/returnTo.ts'
import { useMessages } from '../i18n/language.ts'
import { Button } from '../layout/Button.tsx'
import { ListScreen } from '../list/ListScreen.tsx'
import tools from '../list/Toolbar.module.css'
import { FilterButtons, FilterSelect, SearchFilter } from '../list/Toolbar.tsx'
import { pathsOf, useResourceMessages, useResourceOptions } from '../resources/definitions.ts'
import { Failures, FileButton } from './FileButton.tsx'
import { kindOf, PictureTile } from './PictureTile.tsx'
import styles from './pictures.module.css'
import { useUpload } from './useUpload.ts'

/** The media library: search, filters and uploads. */
export const PicturesScreen = () => (
  <LibraryUploads>
    <ListScreen Toolbar={PictureToolbar} Table={PictureGrid} Cards={PictureGrid} CreateButton={UploadButton} />
  </LibraryUploads>
)

/** Filters: search, use, missing alt text, file type. */
function PictureToolbar() {
  const messages = useMessages(pictureTexts)
  return (
    <div className={tools.tools}>
      <SearchFilter />
      <FilterButtons
        label={messages.use}
        source="isUsed"
        choices={[
          [undefined, messages.all],
          [true, messages.used],
          [false, messages.unused],
        ]}
      />
      <FilterButtons label={messages.words} source="hasAlt" choices={[[false, messages.wordless]]} />
      <FilterSelect
        label={messages.kind}
        source="type"
        choices={[['', messages.anyKind], ...PICTURE_TYPES.map((type) => [type, kindOf(type)] as const)]}
      />
    </div>
  )
}

/** One page of pictures, each a link to its form. */
function PictureGrid() {
  const { data = [], isFetching } = useListContext<LibraryPicture>()
  const options = useResourceOptions()
  const state = useReturnState()
  return (
    <ul className={styles.grid} aria-busy={isFetching}>
      {data.map((picture) => (
        <li key={picture.id}>
          <Link className={styles.tile} to={pathsOf(options).edit(picture.id)} state={state}>
            <PictureTile picture={picture} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

const SendingContext = createContext<ReturnType<typeof useLibraryUpload> | undefined>(undefined)

/** Uploads of the library, in a component above the list, which is replaced when it is empty or filtered; leaving asks first. */
function LibraryUploads({ children }: { children: ReactNode }) {
  const sending = useLibraryUpload()
  return (
    <SendingContext.Provider value={sending}>
      {children}
      <LeaveGuard isUnsaved={sending.progress !== undefined} onLeave={sending.stop} />
    </SendingContext.Provider>
  )
}

function useLibraryUploadContext() {
  const sending = useContext(SendingContext)
  if (!sending) throw new Error('The library is not around this component')
  return sending
}

/** Uploads pictures to the library; each is shown when it is stored, and a notification counts them in the end. */
function useLibraryUpload() {
  const messages = useMessages(pictureTexts)
  const texts = useResourceMessages()
  const notify = useNotify()
  const queries = useQueryClient()
  const dataProvider = useDataProvider<AdminDataProvider>()
  const sending = useUpload({
    send: (picture, how) => dataProvider.upload(pictures.name, 'url', picture, how),
    onSent: () => void invalidate(queries, [pictures.name]),
    failed: texts.uploadFailed,
  })
  const notifyCount = (sent: number) => void (sent > 0 && notify(messages.uploaded(sent)))
  return {
    ...sending,
    send: async (files: readonly File[]) => notifyCount(await sending.send(files)),
    retry: async () => notifyCount(await sending.retry()),
  }
}

function UploadButton() {
  const messages = useMessages(pictureTexts)
  const { image } = useMessages()
  const { send, stop, retry, progress, failures } = useLibraryUploadContext()
  const id = useId()
  return (
    <div className={styles.upload}>
      <div className="actions">
        {progress && (
          <Button variant="text" color="error" onClick={stop}>
            {image.stop}
          </Button>
        )}
        <FileButton
          label={progress ? messages.uploading(progress.done + 1, progress.all) : messages.upload}
          isMain
          isBusy={progress !== undefined}
          many
          describedBy={failures.length ? id : undefined}
          onChosen={(files) => void send(files)}
        />
      </div>
      <Failures id={id} failures={failures} isBusy={progress !== undefined} onRetry={() => void retry()} />
    </div>
  )
}
