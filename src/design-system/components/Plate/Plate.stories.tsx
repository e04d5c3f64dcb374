import type { Meta, StoryObj } from '@storybook/react-vite'
import { Picture } from '../Picture/Picture.tsx'
import { Plate } from './Plate.tsx'

const meta = {
  component: Plate,
  render: (args) => <Picture src={null} alt="" ground="straw" placeholder={<Plate {...args} />} />,
} satisfies Meta<typeof Plate>

export default meta
type Story = StoryObj<typeof meta>

export const OnGround: Story = {}
export const ByNight: Story = { globals: { theme: 'dark' } }
