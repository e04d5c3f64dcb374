import type { Meta, StoryObj } from '@storybook/react-vite'
import { hostedPhoto, onSite } from '../../../tests/integration/public/storySite.tsx'
import { StorySection } from './StorySection.tsx'

const chapter = {
  title: 'Su: önce ne kadar verildiğini bilmek',
  text: 'Tasarruf, vanayı kısmakla değil saymakla başlar. Bir parselde ilk sezon yalnızca ölçeriz; ikinci sezon kökün altına kaçan kısmı programdan çıkarırız.',
  imageUrl: null,
}

const meta = {
  component: StorySection,
  parameters: { layout: 'fullscreen' },
  decorators: [onSite],
  args: { chapter, index: 0 },
} satisfies Meta<typeof StorySection>
export default meta
type Story = StoryObj<typeof meta>

export const Right: Story = {}
export const Left: Story = { args: { index: 1 } }
export const WithPicture: Story = { args: { chapter: { ...chapter, imageUrl: hostedPhoto } } }
export const LongWords: Story = {
  args: {
    chapter: {
      ...chapter,
      title: 'Sürdürülebilirleştirilebilirliğimizdenmişçesine',
      text: 'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine',
    },
  },
}
