import type { ComponentType } from 'react'
import type { Field, FieldOf, Kind } from '../../contract/schema/fieldTypes.ts'
import { ChoiceInput } from './ChoiceInput.tsx'
import { IconInput } from './icon/IconInput.tsx'
import { ImageInput } from './image/ImageInput.tsx'
import { ItemsInput } from './items/ItemsInput.tsx'
import { OrderInput } from './OrderInput.tsx'
import { FlagInput, FractionInput, IntegerInput, LongTextInput, ShortTextInput, TimeInput } from './plainInputs.tsx'
import { SlugInput } from './SlugInput.tsx'
import { SpecsInput } from './SpecsInput.tsx'
import type { WidgetProps } from './widget.ts'

interface FormInput<F extends Field> {
  /** The value in a form. */
  Input: ComponentType<WidgetProps<F>>
  /** Where the input stands: with the texts or beside them, among others or on a sheet of its own; or beside each of other fields. */
  place: 'main' | 'main-own' | 'side' | 'side-own' | 'nowhere'
}

/** How each kind of field is edited. A new kind does not compile until it is here. */
export const inputs: { [K in Kind]: FormInput<FieldOf<K>> } = {
  text: { Input: ShortTextInput, place: 'main' },
  longText: { Input: LongTextInput, place: 'main' },
  markdown: { Input: LongTextInput, place: 'main' },
  slug: { Input: SlugInput, place: 'side' },
  flag: { Input: FlagInput, place: 'side' },
  integer: { Input: IntegerInput, place: 'side' },
  fraction: { Input: FractionInput, place: 'side' },
  order: { Input: OrderInput, place: 'side' },
  place: { Input: IntegerInput, place: 'side' },
  image: { Input: ImageInput, place: 'side-own' },
  choice: { Input: ChoiceInput, place: 'side' },
  icon: { Input: IconInput, place: 'side-own' },
  specs: { Input: SpecsInput, place: 'main-own' },
  time: { Input: TimeInput, place: 'side' },
  items: { Input: ItemsInput, place: 'main-own' },
  english: { Input: () => null, place: 'nowhere' },
}

/** The input of a field, which takes fields of that kind. */
export const inputFor = ({ kind }: Field) => inputs[kind].Input as ComponentType<WidgetProps>
