import type { Meta, StoryObj } from '@storybook/react-vite'
import { Mark } from '../../company/Mark.tsx'
import { Brand } from './Brand.tsx'

const meta = {
  component: Brand,
  args: { href: '/', name: 'Filiz Tarım Teknolojileri', mark: <Mark /> },
} satisfies Meta<typeof Brand>
export default meta
type Story = StoryObj<typeof meta>

export const ThreeWords: Story = {}
export const OneWord: Story = { args: { name: 'Filiz' } }
export const LongName: Story = {
  args: { name: 'Büyükmenderes Havzası Sulama Teknolojileri ve Tarımsal Danışmanlık Anonim Şirketi' },
}
