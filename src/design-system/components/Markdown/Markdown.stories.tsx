import type { Meta, StoryObj } from '@storybook/react-vite'
import { Markdown } from './Markdown.tsx'

const meta = {
  component: Markdown,
  args: {
    content: `Haziranda tıkanan damlatıcının hikâyesi çoğu zaman **nisanda** başlar. Kuyu suyu ısınır, içindeki bikarbonat kirece döner.

# Önce suyu tanıyın

Laboratuvardan istemeniz gereken üç değer var: **pH, bikarbonat ve demir.**
Bikarbonat litrede 120 mg’ı geçiyorsa, asitsiz geçen her hafta hattı biraz daha daraltır.

## Demir başka bir derttir

Litrede 0,3 mg’dan sonra bakteriler hattın içinde turuncu bir balçık örer.`,
  },
} satisfies Meta<typeof Markdown>
export default meta
type Story = StoryObj<typeof meta>

export const Post: Story = {}
/** Unsupported Markdown is shown as it was typed. */
export const PlainSigns: Story = {
  args: {
    content: '- bir\n- iki\n\n*eğik*, `kod`, [bağ](https://example.com) ve <b>HTML</b>\n\n### Üçüncü düzey\n\n> alıntı',
  },
}
export const Empty: Story = { args: { content: '' } }
export const LongWords: Story = {
  args: { content: `# ${'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine'.repeat(2)}` },
}
