import { Suspense } from 'react'
import type { IconField } from '../../../contract/schema/fieldTypes.ts'
import { lazily } from '../../start/lazily.tsx'
import type { WidgetProps } from '../widget.ts'
import styles from './icons.module.css'

const Cell = lazily(() => import('./IconCell.tsx'), 'IconCell')
const Input = lazily(() => import('./IconInput.tsx'), 'IconInput')

/** The drawings of the icons come when one is shown; their place is held meanwhile. */
export const IconCell = (props: WidgetProps) => (
  <Suspense fallback={<span className={styles.cell} />}>
    <Cell {...props} />
  </Suspense>
)

export const IconInput = (props: WidgetProps<IconField>) => (
  <Suspense fallback={<div className={styles.picker} />}>
    <Input {...props} />
  </Suspense>
)
