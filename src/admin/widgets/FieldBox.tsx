import { isTranslated } from '../../contract/schema/values.ts'
import styles from './FieldBox.module.css'
import { inputFor } from './inputs.ts'
import { englishPathOf } from './items/paths.ts'
import type { WidgetProps } from './widget.ts'

/** The input of a field; of one that is translated, both languages side by side. */
export function FieldBox({ source, field }: WidgetProps) {
  const Input = inputFor(field)
  if (!isTranslated(field)) return <Input source={source} field={field} Box={FieldBox} />
  return (
    <div className={styles.pair}>
      <Input source={source} field={field} />
      <Input source={englishPathOf(source)} field={{ ...field, isRequired: false }} englishOf={source} />
    </div>
  )
}
