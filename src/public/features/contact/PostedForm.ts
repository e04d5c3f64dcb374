import { createContext, use } from 'react'
import type { PostedForm } from '../../../contract/site.ts'

/** A form that was posted without scripts, on the page that is its response. */
export const PostedFormContext = createContext<PostedForm | undefined>(undefined)

export const usePostedForm = (): PostedForm | undefined => use(PostedFormContext)
