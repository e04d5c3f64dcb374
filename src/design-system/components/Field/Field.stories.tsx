import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field } from './Field.tsx'

const meta = {
  component: Field,
  args: { label: 'E-posta', name: 'email', type: 'email', autoComplete: 'off' },
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValue: 'sukru@yagizoglu.example' } }
export const Optional: Story = {
  args: { label: 'Telefon', name: 'phoneNumber', type: 'tel', note: 'isteğe bağlı', hint: 'Örneğin 0532 000 00 00' },
}
export const Wrong: Story = {
  args: { defaultValue: 'sukru@yagiz', error: 'Adresin sonu eksik görünüyor, örneğin “.com.tr”.' },
}
export const LongWords: Story = {
  args: {
    label: 'Elektromanyetikuyumlulukdeğerlendirmesiraporununhazırlandığıkuruluşunadresi',
    note: 'çekincelerinizi ayrıca yazabilirsiniz',
    hint: 'Sürdürülebilirlik değerlendirmesini hangi kuruluşun yaptığını bilmiyorsanız boş bırakın.',
    error: 'Afyonkarahisarlılaştıramadıklarımızdanmışsınızcasına uzun bir sözcük; lütfen kısaltın.',
    type: 'text',
  },
}
