import { useRecordContext } from 'ra-core'
import { FieldInput } from '../form/FieldInput.tsx'
import { Sheet } from '../form/FormLayout.tsx'
import { PreviewLinkPanel } from '../form/PreviewLinkPanel.tsx'
import { ResourceCreate } from '../form/ResourceCreate.tsx'
import { ResourceEdit } from '../form/ResourceEdit.tsx'
import { ResourceForm, type ResourceFormProps } from '../form/ResourceForm.tsx'
import { isHidden } from '../form/visibility.ts'
import { useFormDefinition } from '../resources/definitions.ts'
import styles from './PostForm.module.css'
import { EnglishContent, Writing } from './Writing.tsx'

/** The form of a page of the owner's: its text is written as a post's. */
function PageForm({ aside, ...props }: ResourceFormProps) {
  const definition = useFormDefinition()
  const stored = useRecordContext()
  return (
    <ResourceForm {...props}>
      <div className={styles.layout} data-columns="">
        <Writing />
        <div className={`fields ${styles.side}`}>
          <Sheet>
            <FieldInput source="place" />
            <FieldInput source="slug" />
            <FieldInput source="isHidden" />
          </Sheet>
          <Sheet>
            <FieldInput source="imageUrl" />
          </Sheet>
          {stored?.id !== undefined && isHidden(definition, stored) && (
            <Sheet>
              <PreviewLinkPanel />
            </Sheet>
          )}
          {aside}
        </div>
        <div className={`fields ${styles.settings}`}>
          <EnglishContent />
        </div>
      </div>
    </ResourceForm>
  )
}

export const PageCreateScreen = () => <ResourceCreate Form={PageForm} />
export const PageEditScreen = () => <ResourceEdit Form={PageForm} />
