import { createContext, type ReactNode, use, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { PostedForm } from '../../contract/site.ts'

const PostedFormContext = createContext<PostedForm | undefined>(undefined)

/** Has a form that was posted without scripts, on the page that answers it and on no later one. */
export function PostedFormProvider({ form, children }: { form?: PostedForm; children: ReactNode }) {
  const { key } = useLocation()
  const [first] = useState(key)
  return <PostedFormContext value={key === first ? form : undefined}>{children}</PostedFormContext>
}

/** The form that this page answers, to be shown again. */
export const usePostedForm = (): PostedForm | undefined => use(PostedFormContext)
