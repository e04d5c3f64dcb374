import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field } from '../Field/Field.tsx'
import { TextArea } from '../TextArea/TextArea.tsx'
import { FieldGrid } from './FieldGrid.tsx'

const meta = {
  component: FieldGrid,
  args: {
    children: (
      <>
        <Field label="Ad soyad" name="name" width="half" defaultValue="Şükrü Yağızoğlu" />
        <Field
          label="E-posta"
          name="email"
          type="email"
          width="half"
          defaultValue="sukru@yagiz"
          error="Geçerli bir e-posta adresi girin."
        />
        <Field label="Konu" name="subject" />
        <TextArea label="Mesajınız" name="message" />
      </>
    ),
  },
} satisfies Meta<typeof FieldGrid>
export default meta
type Story = StoryObj<typeof meta>

export const Form: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } }
