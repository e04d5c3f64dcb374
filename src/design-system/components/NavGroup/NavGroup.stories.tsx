import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { samples } from '../../workshop/samples.tsx'
import { Illustration } from '../Illustration/Illustration.tsx'
import { NavGroup } from './NavGroup.tsx'

const meta = {
  component: NavGroup,
  args: {
    link: { href: '#hizmetler', label: 'Hizmetler' },
    links: [
      { href: '#sulama', label: 'Hassas sulama kurulumu' },
      { href: '#etut', label: 'Toprak etüdü ve haritalama', current: 'page' },
      { href: '#sertifika', label: 'Sertifikasyon ve izlenebilirlik danışmanlığı' },
    ],
    listLabel: 'Hizmetler listesi',
    layout: 'floating',
    scene: <Illustration source={samples.lazy} />,
  },
  decorators: [(Story) => <div style={{ display: 'flex', minHeight: '16rem', alignItems: 'start' }}>{Story()}</div>],
} satisfies Meta<typeof NavGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hizmetler listesi' }))
    const link = canvas.getByRole('link', { name: 'Hassas sulama kurulumu' })
    await waitFor(() => expect(link).toBeVisible())
  },
}

export const Inset: Story = { ...Open, args: { layout: 'inset' } }
