import { Illustration } from '@filiz/design-system/Illustration'
import { Nav } from '@filiz/design-system/Nav'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazyLandscape } from '../../company/illustrations/lazy.ts'
import { Footer } from './Footer.tsx'

const site = (
  <Nav
    label="Alt menü"
    layout="column"
    heading="Site"
    links={[
      { href: '/', label: 'Ana sayfa' },
      { href: '/urunler', label: 'Ürünler' },
    ]}
  />
)

const meta = {
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    strip: <Illustration source={lazyLandscape('divider')} />,
    tagline: 'Kararı siz verin, ölçüsü bizden.',
    children: site,
    end: <span>© 2026 Filiz Tarım Teknolojileri</span>,
  },
} satisfies Meta<typeof Footer>
export default meta
type Story = StoryObj<typeof meta>

export const OneColumn: Story = {}
export const TwoColumns: Story = {
  args: {
    contact: (
      <address>
        <a href="mailto:bilgi@filiz.example">bilgi@filiz.example</a>
      </address>
    ),
    children: (
      <>
        {site}
        <Nav
          label="Hizmetler"
          layout="column"
          heading="Hizmetler"
          links={[
            { href: '/hizmetler/hassas-sulama', label: 'Hassas sulama' },
            { href: '/hizmetler/toprak-etudu', label: 'Toprak etüdü ve haritalama' },
          ]}
        />
      </>
    ),
  },
}
export const LongWords: Story = {
  args: {
    tagline: 'Sürdürülebilirleştirilebilirliğimizdenmişçesine',
    end: <span>© 2026 Büyükmenderes Havzası Sulama Teknolojileri ve Tarımsal Danışmanlık</span>,
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}
