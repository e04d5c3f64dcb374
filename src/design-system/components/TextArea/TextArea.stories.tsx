import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextArea } from './TextArea.tsx'

const meta = { component: TextArea, args: { label: 'Mesajınız', name: 'message' } } satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = {
  args: {
    defaultValue:
      'Karaisalı’da 40 dekar narenciye. Damlama var, suyu gece veriyoruz ama ağaçların yarısı yine de susuz.',
  },
}
export const Wrong: Story = { args: { error: 'Bu alan zorunludur.' } }
export const LongWords: Story = { args: { defaultValue: 'çekoslovakyalılaştıramadıklarımızdanmışsınız'.repeat(12) } }
