import type { ComponentType } from 'react'
import type { Kind } from '../../contract/schema/fieldTypes.ts'
import { FlagCell } from './FlagCell.tsx'
import { IconCell } from './icon/IconCell.tsx'
import { AddressCell, ImageCell, NumberCell, SpecsCell, TextCell, TimeCell } from './plainCells.tsx'
import type { WidgetProps } from './widget.ts'

interface ListCell {
  /** The value in a list; it reads the record around it. */
  Cell: ComponentType<WidgetProps>
  isNumeric?: boolean
}

/** How each kind of field is shown in a list. A new kind does not compile until it is here. */
export const cells: Record<Kind, ListCell> = {
  text: { Cell: TextCell },
  longText: { Cell: TextCell },
  markdown: { Cell: TextCell },
  slug: { Cell: AddressCell },
  flag: { Cell: FlagCell },
  integer: { Cell: NumberCell, isNumeric: true },
  fraction: { Cell: NumberCell, isNumeric: true },
  order: { Cell: NumberCell, isNumeric: true },
  place: { Cell: NumberCell, isNumeric: true },
  image: { Cell: ImageCell },
  choice: { Cell: TextCell },
  icon: { Cell: IconCell },
  specs: { Cell: SpecsCell, isNumeric: true },
  time: { Cell: TimeCell },
  items: { Cell: SpecsCell, isNumeric: true },
  english: { Cell: () => null },
}
