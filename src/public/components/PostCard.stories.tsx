import { CoverPhoto } from '@filiz/design-system/CoverPhoto'
import { Illustration } from '@filiz/design-system/Illustration'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazyLandscape } from '../../company/illustrations/lazy.ts'
import coverPhotoMeta from '../../design-system/components/CoverPhoto/CoverPhoto.stories.tsx'
import { PostCard } from './PostCard.tsx'

const meta = {
  component: PostCard,
  parameters: { layout: 'fullscreen' },
  args: {
    picture: (
      <CoverPhoto
        src={coverPhotoMeta.args.src}
        alt=""
        placeholder={<Illustration source={lazyLandscape('post-1')} />}
      />
    ),
    meta: <time dateTime="2026-05-12">12 Mayıs 2026</time>,
    title: 'Siloda kızışma: kokudan on gün önce görünen ısı',
    text: 'Kızışma yığının ortasında, sessizce başlar. Hangi nemde depolamalı, sıcaklık artışını nasıl okumalı, fanı ne zaman çalıştırmalı?',
    href: '/blog/siloda-kizisma',
    linkText: 'Yazıyı okuyun',
  },
} satisfies Meta<typeof PostCard>
export default meta
type Story = StoryObj<typeof meta>

export const Lead: Story = { args: { size: 'lead' } }
export const Row: Story = {}
export const WithoutPicture: Story = {
  args: { picture: <CoverPhoto src={null} alt="" placeholder={<Illustration source={lazyLandscape('post-2')} />} /> },
}
export const TitleAlone: Story = { args: { text: '', meta: undefined } }
export const LongWords: Story = {
  args: {
    size: 'lead',
    title: 'Sürdürülebilirleştirilebilirliğimizdenmişçesine',
    text: 'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine',
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}
