import type { Meta, StoryObj } from '@storybook/react-vite'
import { ServiceIcon } from '../../icons/service/ServiceIcon.tsx'
import { LateScene } from '../../scenes/LateScene.tsx'
import sceneryMeta from '../Scenery/Scenery.stories.tsx'
import { Scenery } from '../Scenery/Scenery.tsx'
import { PictureRow } from './PictureRow.tsx'

const meta = {
  component: PictureRow,
  parameters: { layout: 'fullscreen' },
  args: {
    picture: <Scenery src={sceneryMeta.args.src} alt="" placeholder={<LateScene name="service-1" />} />,
    icon: <ServiceIcon name="efficiency" size={32} />,
    title: 'Hassas sulama',
    text: 'Toprak nemi, bitki evresi ve hava tahmini tek takvimde buluşur. Ne zaman, hangi parsele, kaç milimetre: sabah altıda telefonunuzda.',
    href: '/hizmetler/hassas-sulama',
    linkText: 'Hizmeti inceleyin',
  },
} satisfies Meta<typeof PictureRow>
export default meta
type Story = StoryObj<typeof meta>

export const Right: Story = {}
export const Left: Story = { args: { side: 'left' } }
export const ByNight: Story = { globals: { theme: 'dark' } }
export const Alternating: Story = {
  render: (args) => (
    <>
      <PictureRow {...args} />
      <PictureRow {...args} side="left" title="Toprak etüdü ve haritalama" />
    </>
  ),
}
export const WithoutPicture: Story = {
  args: { picture: <Scenery src={null} alt="" placeholder={<LateScene name="service-3" />} /> },
}
export const TitleAlone: Story = { args: { icon: undefined, text: '' } }
export const LongWords: Story = {
  args: {
    title: 'Sürdürülebilirleştirilebilirliğimizdenmişçesine',
    text: 'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine',
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}
