import { Illustration } from '@filiz/design-system/Illustration'
import { Section } from '@filiz/design-system/Section'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { cropToPart, lazyLandscape } from '../../company/illustrations/lazy.ts'
import { YearTimeline } from './YearTimeline.tsx'

const YEAR = lazyLandscape('season')

const season = (i: number, months: readonly string[], title: string, text: string) => ({
  months,
  title,
  text,
  picture: <Illustration source={YEAR} crop={cropToPart(YEAR, i, 4)} />,
})

const meta = {
  component: YearTimeline,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <Section aria-label="Değerlerimiz">{Story()}</Section>],
  args: {
    seasons: [
      season(
        0,
        ['Ekim', 'Kasım', 'Aralık'],
        'Önce ölçeriz',
        'Dekar başına bir noktadan, iki derinlikten örnek alırız.',
      ),
      season(1, ['Ocak', 'Şubat', 'Mart'], 'Kışı bizde geçirir', 'Her yeni cihaz deneme arazimizde iki kış bekler.'),
      season(
        2,
        ['Nisan', 'Mayıs', 'Haziran'],
        'Suyu milimetreyle konuşuruz',
        'Her sabah altıda parsel başına bir satır.',
      ),
      season(3, ['Temmuz', 'Ağustos', 'Eylül'], '“Atmayın” da deriz', 'Eşik aşılmadıkça mesaj gelmez, ilaç atılmaz.'),
    ],
  },
} satisfies Meta<typeof YearTimeline>
export default meta
type Story = StoryObj<typeof meta>

export const Year: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } }
export const LongWords: Story = {
  args: {
    seasons: meta.args.seasons.map((each) => ({
      ...each,
      title: `${each.title}: sürdürülebilirleştirilebilirliğimiz`,
      text: `${each.text} Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine.`,
    })),
  },
}
