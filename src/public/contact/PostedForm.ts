import { createContext, use } from 'react'
import { useLocation } from 'react-router-dom'
import type { PostedForm } from '../../contract/site.ts'

/** A form that was posted without scripts; the page that answers it shows it again. */
export const PostedFormContext = createContext<PostedForm | undefined>(undefined)

/** That form, on the page that answers it and on no later one. */
export function usePostedForm(): PostedForm | undefined {
  const posted = use(PostedFormContext)
  return useLocation().key === 'default' ? posted : undefined
}
