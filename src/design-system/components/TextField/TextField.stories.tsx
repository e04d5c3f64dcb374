import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextArea, TextField } from './TextField.tsx'

const meta = {
  component: TextField,
  args: { label: 'E-posta', name: 'email', type: 'email', autoComplete: 'off' },
} satisfies Meta<typeof TextField>
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

export const Paragraphs: Story = {
  render: () => (
    <TextArea
      label="Mesajınız"
      name="message"
      defaultValue="Karaisalı’da 40 dekar narenciye. Damlama var, suyu gece veriyoruz ama ağaçların yarısı yine de susuz."
    />
  ),
}
export const ParagraphsWrong: Story = {
  render: () => <TextArea label="Mesajınız" name="message" error="Bu alan zorunludur." />,
}
export const ParagraphsWithLongWords: Story = {
  render: () => (
    <TextArea
      label="Mesajınız"
      name="message"
      defaultValue={'çekoslovakyalılaştıramadıklarımızdanmışsınız'.repeat(12)}
    />
  ),
}
