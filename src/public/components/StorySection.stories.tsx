import { Illustration } from '@filiz/design-system/Illustration'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { object } from '../../company/illustrations/objects.ts'
import { StorySection } from './StorySection.tsx'

const meta = {
  component: StorySection,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Su: önce ne kadar verildiğini bilmek',
    illustration: <Illustration source={object('flow-meter')} />,
    background: 'sage',
    children: (
      <p>
        Tasarruf, vanayı kısmakla değil saymakla başlar. Bir parselde ilk sezon yalnızca ölçeriz; ikinci sezon kökün
        altına kaçan kısmı programdan çıkarırız.
      </p>
    ),
  },
} satisfies Meta<typeof StorySection>
export default meta
type Story = StoryObj<typeof meta>

export const Right: Story = {}
export const Left: Story = {
  args: { side: 'left', background: 'straw', illustration: <Illustration source={object('soil-probe')} /> },
}
export const LongWords: Story = {
  args: {
    title: 'Sürdürülebilirleştirilebilirliğimizdenmişçesine',
    children: <p>Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine</p>,
  },
}
