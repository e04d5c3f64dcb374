import { Illustration } from '@filiz/design-system/Illustration'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { landscape } from '../../company/illustrations/eager.ts'
import { MapEmbed } from './MapEmbed.tsx'

const meta = {
  component: MapEmbed,
  args: {
    src: 'about:blank',
    title: 'Yüreğir, Adana haritası',
    picture: <Illustration source={landscape('head-river')} />,
    action: 'Haritayı göster',
    note: 'Harita OpenStreetMap’ten gelir; siz açmadan oraya bağlanılmaz.',
  },
} satisfies Meta<typeof MapEmbed>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = { play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')) }
export const LongWords: Story = {
  args: {
    action: 'Çukurovalılaştırılanlardanmışçasına ayrıntılı haritayı göster',
    note: 'Harita haritalandirmaveadreslemehizmetlerisaglayicisi.belediye.example sunucusundan gelir.',
  },
}
