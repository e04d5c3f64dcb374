import { createContext, type ReactNode, use } from 'react'
import type { PostedForm } from '../../../contract/site.ts'
import { useWhereabouts } from '../../navigation/Place.tsx'

const PostedFormContext = createContext<PostedForm | undefined>(undefined)

/** Has a form that was posted without scripts, on the page that answers it and on no later one. */
export function PostedFormProvider({ form, children }: { form?: PostedForm; children: ReactNode }) {
  const { isFirst } = useWhereabouts()
  return <PostedFormContext value={isFirst ? form : undefined}>{children}</PostedFormContext>
}

/** The form that this page answers, to be shown again. */
export const usePostedForm = (): PostedForm | undefined => use(PostedFormContext)
