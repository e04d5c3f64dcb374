import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ChatComposer } from './ChatComposer.tsx'

const meta = {
  component: ChatComposer,
  args: {
    label: 'Bir soru sorun...',
    sendLabel: 'Gönder',
    value: '',
    maxLength: 4000,
    onChange: fn(),
    onSend: fn(),
  },
} satisfies Meta<typeof ChatComposer>
export default meta
type Story = StoryObj<typeof meta>

export const Blank: Story = {}
export const Written: Story = { args: { value: 'Toprak nemini nasıl ölçerim?' } }
export const ManyLines: Story = {
  args: { value: 'Toprak nemini\nnasıl\nölçerim?\nDerinliği\nde\nsöyleyin.\nTeşekkürler.' },
}
export const Waiting: Story = { args: { value: 'Peki ya kireçli toprakta?', isWaiting: true } }
