import type { ComponentType } from 'react'
import type { Field, Kind } from '../../contract/kinds.ts'
import { ChoiceInput } from './ChoiceInput.tsx'
import { AddressCell, ImageCell, NumberCell, SpecsCell, TextCell, TimeCell } from './cells.tsx'
import { FlagCell } from './FlagCell.tsx'
import { ImageInput } from './ImageInput.tsx'
import { IconCell, IconInput } from './icon/lazyIcons.tsx'
import { FlagInput, IntegerInput, LongTextInput, ShortTextInput, TimeInput } from './inputs.tsx'
import { OrderInput } from './OrderInput.tsx'
import { SlugInput } from './SlugInput.tsx'
import { SpecsInput } from './SpecsInput.tsx'
import { rowsOf, specsOf } from './specRows.ts'

export interface WidgetProps {
  source: string
  field: Field
}

interface Widget {
  /** The value in a list; it reads the record around it. */
  Cell: ComponentType<WidgetProps>
  /** The value in a form. */
  Input: ComponentType<WidgetProps>
  /** Where the input stands: with the texts or beside them, among others or on a sheet of its own. */
  place: 'main' | 'main-own' | 'side' | 'side-own'
  isNumeric?: boolean
  /** A new record begins without it, whatever is declared: its input finds a value, or the server does. */
  startsEmpty?: boolean
  /** What the form edits, where that is not what is stored; and back. */
  toForm?: (stored: unknown) => unknown
  fromForm?: (edited: unknown) => unknown
}

/** How each kind of field is shown and edited. A new kind does not compile until it is here. */
export const widgets: Record<Kind, Widget> = {
  text: { Cell: TextCell, Input: ShortTextInput, place: 'main' },
  longText: { Cell: TextCell, Input: LongTextInput, place: 'main' },
  markdown: { Cell: TextCell, Input: LongTextInput, place: 'main' },
  // An empty address is left out, so that the server makes one from the name.
  slug: { Cell: AddressCell, Input: SlugInput, place: 'side', fromForm: (slug) => slug || undefined },
  flag: { Cell: FlagCell, Input: FlagInput, place: 'side' },
  integer: { Cell: NumberCell, Input: IntegerInput, place: 'side', isNumeric: true },
  order: {
    Cell: NumberCell,
    Input: OrderInput,
    place: 'side',
    isNumeric: true,
    startsEmpty: true,
    fromForm: (order) => order ?? undefined,
  },
  image: { Cell: ImageCell, Input: ImageInput, place: 'side-own' },
  choice: { Cell: TextCell, Input: ChoiceInput, place: 'side' },
  icon: { Cell: IconCell, Input: IconInput, place: 'side-own' },
  specs: {
    Cell: SpecsCell,
    Input: SpecsInput,
    place: 'main-own',
    isNumeric: true,
    toForm: rowsOf,
    fromForm: specsOf,
  },
  time: { Cell: TimeCell, Input: TimeInput, place: 'side' },
}
