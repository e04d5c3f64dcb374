import type { Meta, StoryObj } from '@storybook/react-vite'
import { DocumentList } from './DocumentList.tsx'

const sheet = {
  id: 1,
  title: 'Teknik föy',
  fileUrl: '/uploads/a.pdf',
  language: 'tr',
  bytes: 84_200,
  pages: 2,
} as const

const meta = {
  component: DocumentList,
  parameters: { layout: 'fullscreen' },
  args: {
    documents: [
      sheet,
      { ...sheet, id: 2, title: 'Data sheet', language: 'en', bytes: 3_240_000, pages: 12 },
      { id: 3, title: 'Sürdürülebilirlikdeğerlendirmesi kurulum ve bakım kılavuzu', fileUrl: '/uploads/b.pdf' },
    ],
  },
} satisfies Meta<typeof DocumentList>
export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } }
