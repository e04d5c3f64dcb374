import { CoverPhoto } from '@filiz/design-system/CoverPhoto'
import { Illustration } from '@filiz/design-system/Illustration'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazyLandscape } from '../../company/illustrations/lazy.ts'
import coverPhotoMeta from '../../design-system/components/CoverPhoto/CoverPhoto.stories.tsx'
import { ServiceIcon } from '../../design-system/icons/ServiceIcon.tsx'
import { FeatureRow } from './FeatureRow.tsx'

const meta = {
  component: FeatureRow,
  parameters: { layout: 'fullscreen' },
  args: {
    picture: (
      <CoverPhoto
        src={coverPhotoMeta.args.src}
        alt=""
        placeholder={<Illustration source={lazyLandscape('service-1')} />}
      />
    ),
    icon: <ServiceIcon name="efficiency" size={32} />,
    title: 'Hassas sulama',
    text: 'Toprak nemi, bitki evresi ve hava tahmini tek takvimde buluşur. Ne zaman, hangi parsele, kaç milimetre: sabah altıda telefonunuzda.',
    href: '/hizmetler/hassas-sulama',
    linkText: 'Hizmeti inceleyin',
  },
} satisfies Meta<typeof FeatureRow>
export default meta
type Story = StoryObj<typeof meta>

export const Right: Story = {}
export const Left: Story = { args: { side: 'left' } }
export const Alternating: Story = {
  render: (args) => (
    <>
      <FeatureRow {...args} />
      <FeatureRow {...args} side="left" title="Toprak etüdü ve haritalama" />
    </>
  ),
}
export const WithoutPicture: Story = {
  args: {
    picture: <CoverPhoto src={null} alt="" placeholder={<Illustration source={lazyLandscape('service-3')} />} />,
  },
}
export const TitleAlone: Story = { args: { icon: undefined, text: '' } }
export const LongWords: Story = {
  args: {
    title: 'Sürdürülebilirleştirilebilirliğimizdenmişçesine',
    text: 'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine',
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}
