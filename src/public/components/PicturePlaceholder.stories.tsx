import { Picture } from '@filiz/design-system/Picture'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { PicturePlaceholder } from './PicturePlaceholder.tsx'

const meta = {
  component: PicturePlaceholder,
  render: () => <Picture src={null} alt="" background="straw" placeholder={<PicturePlaceholder />} />,
} satisfies Meta<typeof PicturePlaceholder>

export default meta
type Story = StoryObj<typeof meta>

export const InAPicture: Story = {}
