import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextLink } from '../TextLink/TextLink.tsx'
import { SectionHead } from './SectionHead.tsx'

const meta = { component: SectionHead, args: { title: 'Öne çıkan ürünler' } } satisfies Meta<typeof SectionHead>
export default meta
type Story = StoryObj<typeof meta>

export const WithAction: Story = { args: { action: <TextLink href="/urunler">Tüm ürünler</TextLink> } }
export const Medium: Story = { args: { title: 'Birlikte çalışanlar', size: 'm' } }
export const LongWords: Story = {
  args: {
    title: 'Sürdürülebilirleştirilebilirliğimizin değerlendirilmesinde kullandığımız ölçüm yöntemleri',
    action: <TextLink href="/urunler">Değerlendirmelerimizin tamamı →</TextLink>,
  },
}
