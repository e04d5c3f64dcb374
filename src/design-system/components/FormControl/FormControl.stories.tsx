import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { Select } from '../Select/Select.tsx'
import { TextArea, TextField } from '../TextField/TextField.tsx'
import { FormControl, FormGrid } from './FormControl.tsx'

const meta = {
  tags: ['!autodocs'],
  component: FormControl,
  args: {
    label: 'Renk',
    note: 'isteğe bağlı',
    hint: 'Haritada bu renkle görünür.',
    children: (control) => <input type="color" {...control} />,
  },
} satisfies Meta<typeof FormControl>
export default meta
type Story = StoryObj<typeof meta>

export const AroundOneControl: Story = {}
export const Wrong: Story = { args: { error: 'Bu renk seçilmiş, başka bir renk seçin.' } }

export const Form: Story = {
  render: () => (
    <FormGrid>
      <TextField label="Ad soyad" name="name" width="half" defaultValue="Şükrü Yağızoğlu" />
      <TextField
        label="E-posta"
        name="email"
        type="email"
        width="half"
        defaultValue="sukru@yagiz"
        error="Geçerli bir e-posta adresi girin."
      />
      <TextField label="Konu" name="subject" />
      <TextArea label="Mesajınız" name="message" />
      <Select
        label="Kaynak"
        name="source"
        width="half"
        placeholder="Seçin"
        options={[{ value: 'fair', label: 'Fuar' }]}
      />
      <Checkbox label="Yeni yazıları e-postayla gönderin" name="news" />
    </FormGrid>
  ),
}
export const FormOnAPhone: Story = { ...Form, globals: { viewport: { value: 'mobile1', isRotated: false } } }

// Examples of the docs page, hidden from the list of stories.

export const LabelAndHint: Story = {
  tags: ['!dev'],
  render: () => <TextField label="Telefon" name="phone" type="tel" hint="Örneğin 0532 000 00 00" />,
}
export const HintAsPlaceholder: Story = {
  tags: ['!dev'],
  render: () => <TextField label="Telefon" name="phone" type="tel" placeholder="Telefon, örneğin 0532 000 00 00" />,
}
export const HelpfulError: Story = {
  tags: ['!dev'],
  render: () => (
    <TextField
      label="E-posta"
      name="email"
      type="email"
      defaultValue="sukru@yagiz"
      error="Adresin sonu eksik görünüyor, örneğin “.com.tr”."
    />
  ),
}
export const EmptyError: Story = {
  tags: ['!dev'],
  render: () => (
    <TextField label="E-posta" name="email" type="email" defaultValue="sukru@yagiz" error="Geçersiz giriş!" />
  ),
}
export const OptionalMarked: Story = {
  tags: ['!dev'],
  render: () => (
    <FormGrid>
      <TextField label="Ad soyad" name="name" required />
      <TextField label="Telefon" name="phone" type="tel" note="isteğe bağlı" />
    </FormGrid>
  ),
}
export const RequiredMarked: Story = {
  tags: ['!dev'],
  render: () => (
    <FormGrid>
      <TextField label="Ad soyad" name="name" note="zorunlu" required />
      <TextField label="Telefon" name="phone" type="tel" />
    </FormGrid>
  ),
}
