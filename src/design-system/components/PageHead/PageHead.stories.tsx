import type { Meta, StoryObj } from '@storybook/react-vite'
import { samples } from '../../workshop/samples.tsx'
import { Breadcrumb } from '../Breadcrumb/Breadcrumb.tsx'
import { Illustration } from '../Illustration/Illustration.tsx'
import { PageHead } from './PageHead.tsx'

const meta = {
  tags: ['!autodocs'],
  component: PageHead,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Ürünler',
    lead: 'Toprağa gömülen, direğe takılan, havalanan cihazlar. Hepsinin ölçtüğü tek ekranda.',
    breadcrumb: <Breadcrumb label="Sayfa yolu" trail={[{ href: '/', label: 'Ana sayfa' }]} current="Ürünler" />,
    picture: <Illustration source={samples.eager} />,
  },
} satisfies Meta<typeof PageHead>
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {}
export const Large: Story = {
  args: { size: 'l', picture: <Illustration source={samples.eager} />, title: 'Ölçmeden konuşmayız' },
}
export const WithoutPicture: Story = { args: { picture: undefined } }
export const TitleAlone: Story = { args: { lead: undefined, breadcrumb: undefined } }
export const LongTitle: Story = {
  args: { title: 'Damlama hattında tıkanmayı suya sormadan, filtreyi açmadan ve debiyi ölçmeden çözmeyin' },
}

// Examples of the docs page, hidden from the list of stories.

export const ShortLead: Story = {
  tags: ['!dev'],
  args: { picture: undefined, breadcrumb: undefined, lead: 'Toprağa gömülen, direğe takılan, havalanan cihazlar.' },
}
export const LongLead: Story = {
  tags: ['!dev'],
  args: {
    picture: undefined,
    breadcrumb: undefined,
    lead: 'Toprağa gömülen, direğe takılan, havalanan cihazlar. Hepsinin ölçtüğü tek ekranda. Kurulumu ekibimiz yapar, bakımını yılda iki kez biz üstleniriz. Fiyatlar bölgeye, dönüm sayısına ve seçtiğiniz sensörlere göre değişir; teklif için bize yazın.',
  },
}
