import type { ReactNode } from 'react'
import { posts } from '../../contract/resources/posts.ts'
import { useCapability } from '../capabilities.tsx'
import { FieldInput } from '../form/FieldInput.tsx'
import { Sheet } from '../form/FormLayout.tsx'
import { SeoSection } from '../form/SeoSection.tsx'
import { englishPathOf } from '../inputs/declaredInput.ts'
import { SettleButtons } from '../inputs/EnglishState.tsx'
import { MarkdownInput } from '../markdown/MarkdownInput.tsx'
import styles from './PostForm.module.css'

const CONTENT = 'content'

/** Title, text and SEO fields of a post or page; `children` are below the title. */
export const Writing = ({ children }: { children?: ReactNode }) => (
  <div className={`fields ${styles.writing}`}>
    <Sheet>
      <FieldInput source="title" />
      {children}
      <MarkdownInput source={CONTENT} field={posts.fields.content} isTall />
    </Sheet>
    <SeoSection />
  </div>
)

/** The English text, on a surface of its own; nothing if the API stores no translations. */
export function EnglishContent() {
  if (!useCapability('translations')) return null
  return (
    <Sheet>
      <MarkdownInput
        source={englishPathOf(CONTENT)}
        field={{ ...posts.fields.content, isRequired: false }}
        englishOf={CONTENT}
      />
      <SettleButtons source={CONTENT} field={posts.fields.content} />
    </Sheet>
  )
}
