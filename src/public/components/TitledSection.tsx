import { Section, type SectionProps } from '@filiz/design-system/Section'
import { SectionHead, type SectionHeadProps } from '@filiz/design-system/SectionHead'
import { useId } from 'react'

type TitledSectionProps = Omit<SectionProps, 'title'> & Pick<SectionHeadProps, 'title' | 'size' | 'action'>

/** A section that is named by its heading. */
export function TitledSection({ title, size, action, children, ...rest }: TitledSectionProps) {
  const titleId = useId()
  return (
    <Section {...rest} aria-labelledby={titleId}>
      <SectionHead {...{ title, titleId, size, action }} />
      {children}
    </Section>
  )
}
