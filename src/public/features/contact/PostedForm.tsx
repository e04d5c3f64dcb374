import { createContext, type ReactNode, use } from 'react'
import type { PostedForm } from '../../../contract/site.ts'
import { useWhereabouts } from '../../navigation/Place.tsx'

const PostedFormContext = createContext<PostedForm | undefined>(undefined)

/** Provides a form that was posted without scripts: to the page that is its response, not to later ones. */
export function PostedFormProvider({ form, children }: { form?: PostedForm; children: ReactNode }) {
  const { isFirst } = useWhereabouts()
  return <PostedFormContext value={isFirst ? form : undefined}>{children}</PostedFormContext>
}

/** The posted form that this page is the response to. */
export const usePostedForm = (): PostedForm | undefined => use(PostedFormContext)
