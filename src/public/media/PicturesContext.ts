import { createContext, use } from 'react'
import type { Pictures } from '../../contract/domain/pictures.ts'

/** What the server knew of the pictures on the first page. */
export const PicturesContext = createContext<Pictures>({})

export const usePictures = (): Pictures => use(PicturesContext)
