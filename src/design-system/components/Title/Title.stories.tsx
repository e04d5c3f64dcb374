import type { Meta, StoryObj } from '@storybook/react-vite'
import { Title } from './Title.tsx'

const meta = {
  component: Title,
  args: { level: 1, size: 'xl', children: 'Kök 6 toprak sondası' },
} satisfies Meta<typeof Title>
export default meta
type Story = StoryObj<typeof meta>

const forty =
  'Güneş enerjisiyle çalışan, uzaktan yönetilen, altı derinlikte nem, sıcaklık ve tuzluluk ölçen, donda susmayan, burgu deliğine bulamaçsız oturan, söküldüğünde toprağı bozmayan, kalibrasyonu tın, killi tın ve kireçli toprak için fabrikada yapılmış toprak sondası'

export const PageTitle: Story = {}
export const Detail: Story = { args: { size: 'l' } }
export const InACard: Story = { args: { level: 3, size: 's' } }
export const FortyWords: Story = { args: { children: forty } }
export const FortyWordsInDetail: Story = { args: { size: 'l', children: forty } }
export const OneLongWord: Story = { args: { children: 'Sürdürülebilirleştirilebilirliğimizdenmişçesine' } }
