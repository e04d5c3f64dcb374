import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { samples } from '../../workshop/samples.tsx'
import { Illustration } from '../Illustration/Illustration.tsx'
import { Nav } from './Nav.tsx'

const meta = {
  tags: ['!autodocs'],
  component: Nav,
  args: {
    label: 'Ana menü',
    links: [
      { href: '/urunler', label: 'Ürünler', current: 'page' },
      { href: '/hizmetler', label: 'Hizmetler' },
      { href: '/surdurulebilirlik', label: 'Sürdürülebilirlik' },
    ],
    layout: 'row',
  },
} satisfies Meta<typeof Nav>
export default meta
type Story = StoryObj<typeof meta>

export const Row: Story = {}
export const Stack: Story = { args: { layout: 'stack' } }
export const One: Story = { args: { links: [{ href: '/urunler', label: 'Ürünler' }] } }
export const LongWords: Story = {
  args: {
    layout: 'stack',
    links: [
      { href: '/hizmetler/1', label: 'Sürdürülebilirleştirilebilirliğimizdenmişçesine' },
      { href: 'mailto:1', label: 'elektromanyetikuyumlulukdegerlendirmeleri@tarimteknolojileri.example' },
    ],
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}

export const WithList: Story = {
  args: {
    links: [
      {
        href: '#hizmetler',
        label: 'Hizmetler',
        more: {
          label: 'Hizmetler listesi',
          links: [
            { href: '#sulama', label: 'Hassas sulama kurulumu' },
            { href: '#etut', label: 'Toprak etüdü ve haritalama', current: 'page' },
            { href: '#sertifika', label: 'Sertifikasyon ve izlenebilirlik danışmanlığı' },
          ],
          picture: <Illustration source={samples.lazy} />,
        },
      },
    ],
  },
  decorators: [(Story) => <div style={{ display: 'flex', minHeight: '16rem', alignItems: 'start' }}>{Story()}</div>],
}
export const WithOpenList: Story = {
  ...WithList,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hizmetler listesi' }))
    const link = canvas.getByRole('link', { name: 'Hassas sulama kurulumu' })
    await waitFor(() => expect(link).toBeVisible())
  },
}
export const WithOpenListInStack: Story = { ...WithOpenList, args: { ...WithList.args, layout: 'stack' } }

// Examples of the docs page, hidden from the list of stories.

export const ShortLabels: Story = { tags: ['!dev'] }
export const Sentences: Story = {
  tags: ['!dev'],
  args: {
    links: [
      { href: '/urunler', label: 'Bütün ürünlerimizi inceleyin', current: 'page' },
      { href: '/hizmetler', label: 'Size sunduğumuz hizmetler' },
    ],
  },
}
