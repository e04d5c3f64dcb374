import type { Meta, StoryObj } from '@storybook/react-vite'
import { onSite } from '../../../tests/integration/public/storySite.tsx'
import { MapEmbed } from './MapEmbed.tsx'

const meta = {
  component: MapEmbed,
  decorators: [onSite],
  args: { url: 'https://www.openstreetmap.org/export/embed.html?marker=36.985%2C35.34', address: 'Yüreğir, Adana' },
} satisfies Meta<typeof MapEmbed>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const LongWords: Story = {
  args: { url: 'https://haritalandirmaveadreslemehizmetlerisaglayicisi.belediye.example/harita' },
}
