import type { Meta, StoryObj } from '@storybook/react-vite'
import { FilterLinks } from './FilterLinks.tsx'

const meta = {
  component: FilterLinks,
  parameters: { layout: 'padded' },
  args: { features: ['Koruma sınıfı', 'Haberleşme', 'Güç', 'Pil ömrü', 'Sıcaklık', 'Ölçüm aralığı'] },
} satisfies Meta<typeof FilterLinks>
export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {}
export const Narrowed: Story = { args: { current: 'Pil ömrü' } }
