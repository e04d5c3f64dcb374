import { Section } from '@filiz/design-system/Section'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { YearTimeline } from './YearTimeline.tsx'

const meta = {
  component: YearTimeline,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <Section aria-label="Değerlerimiz">{Story()}</Section>],
  args: {
    values: [
      { title: 'Önce ölçeriz', text: 'Dekar başına bir noktadan, iki derinlikten örnek alırız.' },
      { title: 'Önce kışı bizde geçirir', text: 'Her yeni cihaz deneme arazimizde iki kış bekler.' },
      { title: 'Suyu milimetreyle konuşuruz', text: 'Her sabah altıda parsel başına bir satır.' },
      { title: '“Atmayın” da deriz', text: 'Eşik aşılmadıkça mesaj gelmez, ilaç atılmaz.' },
    ],
  },
} satisfies Meta<typeof YearTimeline>
export default meta
type Story = StoryObj<typeof meta>

export const Year: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } }
export const LongWords: Story = {
  args: {
    values: meta.args.values.map(({ title, text }) => ({
      title: `${title}: sürdürülebilirleştirilebilirliğimiz`,
      text: `${text} Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine.`,
    })),
  },
}
