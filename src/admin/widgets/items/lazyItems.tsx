import { Suspense } from 'react'
import type { ItemsField } from '../../../contract/schema/fieldTypes.ts'
import { lazily } from '../../start/lazily.tsx'
import type { WidgetProps } from '../widget.ts'

const Input = lazily(() => import('./ItemsInput.tsx'), 'ItemsInput')

/** What edits a list comes when a form has one. */
export const ItemsInput = ({ Box, ...props }: WidgetProps<ItemsField>) => (
  <Suspense>{Box && <Input Box={Box} {...props} />}</Suspense>
)
