import type { Meta, StoryObj } from '@storybook/react-vite'
import { onSite } from '../../../tests/integration/public/storySite.tsx'
import { AssistantSample } from './AssistantSample.tsx'

const meta = {
  component: AssistantSample,
  parameters: { layout: 'fullscreen' },
  decorators: [onSite],
  args: {
    content: { assistantTitle: 'Asistana sorun', assistantLead: 'Yayımladığımız yazılardan yanıtlar.' },
    posts: [],
  },
} satisfies Meta<typeof AssistantSample>
export default meta
type Story = StoryObj<typeof meta>

export const Sample: Story = {}
export const WithoutTitle: Story = { args: { content: {} } }
export const LongWords: Story = {
  args: { content: { assistantTitle: 'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine' } },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}
