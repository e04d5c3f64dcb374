import { CreateScreen } from '../screens/CreateScreen.tsx'
import { EditScreen } from '../screens/EditScreen.tsx'
import { PostForm } from './PostForm.tsx'

export const PostCreateScreen = () => <CreateScreen Form={PostForm} />
export const PostEditScreen = () => <EditScreen Form={PostForm} />
