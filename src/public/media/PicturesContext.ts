import { createContext, use } from 'react'
import type { Pictures } from '../../contract/domain/pictures.ts'

/** Facts of the pictures in the document, by URL. */
export const PicturesContext = createContext<Pictures>({})

export const usePictures = (): Pictures => use(PicturesContext)
