import type { Meta, StoryObj } from '@storybook/react-vite'
import { hostedPhoto, onSite } from '../../../tests/integration/public/storySite.tsx'
import { ServiceRow } from './ServiceRow.tsx'

const service = {
  id: 1,
  slug: 'hassas-sulama',
  iconIdentifier: 'efficiency' as const,
  imageUrl: hostedPhoto,
  name: 'Hassas sulama',
  shortDescription:
    'Toprak nemi, bitki evresi ve hava tahmini tek takvimde buluşur. Ne zaman, hangi parsele, kaç milimetre: sabah altıda telefonunuzda.',
}

const meta = {
  component: ServiceRow,
  parameters: { layout: 'fullscreen' },
  decorators: [onSite],
  args: { service },
} satisfies Meta<typeof ServiceRow>
export default meta
type Story = StoryObj<typeof meta>

export const Right: Story = {}
export const Left: Story = { args: { side: 'left' } }
export const Alternating: Story = {
  render: ({ service }) => (
    <>
      <ServiceRow service={service} />
      <ServiceRow service={{ ...service, id: 2, name: 'Toprak etüdü ve haritalama' }} side="left" />
    </>
  ),
}
export const WithoutPicture: Story = { args: { service: { ...service, imageUrl: null } } }
export const TitleAlone: Story = { args: { service: { id: 1, name: service.name } } }
export const LongWords: Story = {
  args: {
    service: {
      ...service,
      name: 'Sürdürülebilirleştirilebilirliğimizdenmişçesine',
      shortDescription: 'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine',
    },
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}
