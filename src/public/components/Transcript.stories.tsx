import type { Meta, StoryObj } from '@storybook/react-vite'
import { Transcript } from './Transcript.tsx'

const meta = {
  component: Transcript,
  args: {
    label: 'Örnek konuşma',
    turns: [
      {
        side: 'asks',
        speaker: 'Domates yetiştiricisi, Karacabey',
        paragraphs: ['Alt yapraklarda halkalı lekeler var. Yarın yağmur görünüyor, bugün ilaçlamalı mıyım?'],
      },
      {
        side: 'answers',
        speaker: 'Filiz',
        paragraphs: [
          'Halkalı leke erken yanıklığa benziyor; kesin tanıyı ziraat mühendisi ya da laboratuvar koyar.',
          'Yaprak ıslakken ilaçlamayın. Etikette süre yazmıyorsa en az altı saat yağışsız hava arayın.',
        ],
        basis: <a href="#yazi">Domateste erken yanıklık</a>,
      },
    ],
  },
} satisfies Meta<typeof Transcript>
export default meta
type Story = StoryObj<typeof meta>

export const Sample: Story = {}
export const LongWords: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: {
    turns: [
      {
        side: 'asks',
        speaker: 'Sürdürülebilirleştirilebilirlik danışmanı, Afyonkarahisar',
        paragraphs: ['Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine mi?'],
      },
      { side: 'answers', speaker: 'Filiz', paragraphs: ['Evet.'] },
    ],
  },
}
