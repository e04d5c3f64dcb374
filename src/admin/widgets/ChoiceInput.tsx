import TextField from '@mui/material/TextField'
import { FieldTitle, useInput, ValidationError } from 'ra-core'
import { useMemo } from 'react'
import type { ChoiceField } from '../../contract/schema/fieldTypes.ts'
import { useSubject } from '../entries/entries.ts'
import { useWords } from '../i18n/words.ts'
import { validatorsOf } from './validators.ts'
import type { WidgetProps } from './widget.ts'

/** One of the declared choices, through the browser's own list, which every phone knows. */
export function ChoiceInput({ source, field }: WidgetProps<ChoiceField>) {
  const { form } = useWords()
  const { hints } = useSubject().texts
  const validate = useMemo(() => validatorsOf(field), [field])
  const { id, field: input, fieldState, isRequired } = useInput({ source, validate })
  const { error, invalid } = fieldState
  return (
    <TextField
      {...input}
      id={id}
      select
      slotProps={{ select: { native: true } }}
      label={<FieldTitle source={source} isRequired={isRequired} />}
      error={invalid}
      helperText={error?.message ? <ValidationError error={error.message} /> : hints[source]}
    >
      <option value="">{isRequired ? form.choose : form.none}</option>
      {field.choices.map((choice) => (
        <option key={choice} value={choice}>
          {choice}
        </option>
      ))}
    </TextField>
  )
}
