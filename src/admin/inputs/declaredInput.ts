import { maxLength, maxValue, minValue, required, type Validator } from 'ra-core'
import { type ComponentType, createContext } from 'react'
import { cleanText } from '../../contract/domain/cleanText.ts'
import { SECOND_FIELD } from '../../contract/domain/locales.ts'
import type { Field } from '../../contract/schema/fieldTypes.ts'

/** Props of the components that show or edit a declared field. */
export interface DeclaredProps<F extends Field = Field> {
  source: string
  field: F
  /** Renders inputs within this one. */
  Box?: ComponentType<DeclaredProps>
  /** The path of the Turkish text, for the input of its English translation. */
  englishOf?: string
}

/** Client-side validation of a declared field. */
export const validatorsOf = (field: Field): Validator[] => [
  ...(field.isRequired ? [required(), isFilled] : []),
  ...('maxLength' in field ? [maxLength(field.maxLength)] : []),
  ...(field.kind === 'integer' && field.min !== undefined ? [minValue(field.min)] : []),
  ...(field.kind === 'integer' && field.max !== undefined ? [maxValue(field.max)] : []),
]

const isFilled: Validator = (value) =>
  typeof value === 'string' && cleanText(value) === '' ? 'ra.validation.required' : undefined

export const isInteger =
  (text: string): Validator =>
  (value) =>
    value == null || Number.isInteger(value) ? undefined : text

/** Texts that the site shows for empty inputs, by source. */
export const Placeholders = createContext<Readonly<Record<string, string>>>({})

/** Further values of choices with their labels, by path: those that only the server knows (`isOpen`). */
export const MoreChoices = createContext<Readonly<Record<string, Readonly<Record<string, string>>>>>({})

/** True if inputs show their hints: in a list of equal items, only those of the first item do. */
export const ShowsHints = createContext(true)

/** Colours of a choice on one ground. */
export interface SwatchColours {
  ground: string
  first: string
  second: string
}

/** Colours of choices by path and choice, for radio buttons with swatches; `''` is no choice. */
export const Swatches = createContext<Readonly<Record<string, Readonly<Record<string, readonly SwatchColours[]>>>>>({})

/** Labels and hints are the same for all items: `chapters.2.title` becomes `chapters.title`. */
export const pathWithoutIndexes = (path: string): string => path.replace(/\.\d+(?=\.|$)/g, '')

/** The path of the English translation: that of `chapters.2.title` is `chapters.2.en.title`. */
export const englishPathOf = (path: string): string => path.replace(/[^.]+$/, `${SECOND_FIELD}.$&`)
