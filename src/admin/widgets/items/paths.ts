import { ENGLISH } from '../../../contract/schema/fieldTypes.ts'

/** A path without the places in lists: `chapters.2.title` is `chapters.title` to labels and hints. */
export const pathWithoutPlaces = (path: string): string => path.replace(/\.\d+(?=\.|$)/g, '')

/** Where the English of a field stands: `chapters.2.title` has it at `chapters.2.en.title`. */
export const englishPathOf = (path: string): string => path.replace(/[^.]+$/, `${ENGLISH}.$&`)
