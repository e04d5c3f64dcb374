import { type ComponentType, lazy } from 'react'
import { isTranslated } from '../../contract/domain/translationState.ts'
import { isWritten } from '../../contract/schema/fields.ts'
import type { Field, FieldOf, Kind, TextField } from '../../contract/schema/fieldTypes.ts'
import { useCapability } from '../capabilities.tsx'
import {
  ChoiceInput,
  FlagInput,
  FractionInput,
  IntegerInput,
  LongTextInput,
  OrderInput,
  ShortTextInput,
  TimeInput,
} from './basicInputs.tsx'
import { ItemsInput, SpecsInput } from './declaredArrays.tsx'
import { type DeclaredProps, englishPathOf } from './declaredInput.ts'
import { SettleButtons } from './EnglishState.tsx'
import { IconInput } from './IconInput.tsx'
import { ImageInput } from './ImageInput.tsx'
import styles from './inputs.module.css'
import { SlugInput } from './SlugInput.tsx'

/** Few forms have one. */
const FileInput = lazy(async () => ({ default: (await import('./FileInput.tsx')).FileInput }))
const MarkdownInput = lazy(async () => ({ default: (await import('../markdown/MarkdownInput.tsx')).MarkdownInput }))
const RelationInput = lazy(async () => ({ default: (await import('./RelationInput.tsx')).RelationInput }))

interface FormInput<F extends Field> {
  Input: ComponentType<DeclaredProps<F>>
  /** The column of the form, and whether it has a sheet of its own there. */
  column: 'main' | 'main-own' | 'side' | 'side-own' | 'nowhere'
}

/** How each type of field is edited. A new type does not compile until it is listed here. */
export const inputs: { [K in Kind]: FormInput<FieldOf<K>> } = {
  text: { Input: ShortTextInput, column: 'main' },
  longText: { Input: LongTextInput, column: 'main' },
  markdown: { Input: MarkdownInput, column: 'main' },
  slug: { Input: SlugInput, column: 'side' },
  flag: { Input: FlagInput, column: 'side' },
  integer: { Input: IntegerInput, column: 'side' },
  fraction: { Input: FractionInput, column: 'side' },
  order: { Input: OrderInput, column: 'side' },
  place: { Input: IntegerInput, column: 'side' },
  image: { Input: ImageInput, column: 'side-own' },
  file: { Input: FileInput, column: 'main-own' },
  choice: { Input: ChoiceInput, column: 'side' },
  icon: { Input: IconInput, column: 'side-own' },
  specs: { Input: SpecsInput, column: 'main-own' },
  time: { Input: TimeInput, column: 'side' },
  items: { Input: ItemsInput, column: 'main-own' },
  relation: { Input: RelationInput, column: 'side' },
  english: { Input: () => null, column: 'nowhere' },
  translation: { Input: () => null, column: 'nowhere' },
}

/** The table pairs each type of field with an input that takes it. */
const inputFor = ({ kind }: Field) => inputs[kind].Input as ComponentType<DeclaredProps>

/** The input of a declared field; both languages side by side if it is translated, and the API stores translations. */
export function DeclaredInput({ source, field }: DeclaredProps) {
  const Input = inputFor(field)
  const hasTranslations = useCapability('translations')
  const isPair = isTranslated(field) && (isWritten(field) || field.kind === 'slug')
  if (!isPair) return <Input source={source} field={field} Box={DeclaredInput} />
  return (
    <div className={styles.pair} data-pair="">
      <Input source={source} field={field} />
      {hasTranslations && <EnglishInput source={source} field={field} />}
    </div>
  )
}

/** The input of the English text of a field, with buttons that settle its state. */
function EnglishInput({ source, field }: DeclaredProps) {
  // A slug is edited as any other line of text.
  const Input = field.kind === 'slug' ? ShortTextInput : inputFor(field)
  return (
    <div>
      <Input source={englishPathOf(source)} field={{ ...(field as TextField), isRequired: false }} englishOf={source} />
      {!source.includes('.') && <SettleButtons source={source} field={field} />}
    </div>
  )
}
