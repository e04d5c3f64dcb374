import { EditScreen } from '../screens/EditScreen.tsx'
import { PictureForm } from './PictureForm.tsx'

export const PictureEditScreen = () => <EditScreen Form={PictureForm} />
