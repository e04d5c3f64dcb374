import { ListScreen } from '../screens/ListScreen.tsx'
import { PictureGrid } from './PictureGrid.tsx'
import { PictureTools } from './PictureTools.tsx'
import { SendingPictures } from './SendingPictures.tsx'
import { UploadButton } from './UploadButton.tsx'

/** The library: every picture, searched, narrowed, and uploaded. */
export const PicturesScreen = () => (
  <SendingPictures>
    <ListScreen Tools={PictureTools} Table={PictureGrid} Cards={PictureGrid} New={UploadButton} />
  </SendingPictures>
)
