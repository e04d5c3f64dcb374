import type { Meta, StoryObj } from '@storybook/react-vite'
import { LateScene } from '../../scenes/LateScene.tsx'
import { Breadcrumb } from '../Breadcrumb/Breadcrumb.tsx'
import { FactList } from '../FactList/FactList.tsx'
import markdownMeta from '../Markdown/Markdown.stories.tsx'
import { Markdown } from '../Markdown/Markdown.tsx'
import sceneryMeta from '../Scenery/Scenery.stories.tsx'
import { Scenery } from '../Scenery/Scenery.tsx'
import { Article } from './Article.tsx'

const meta = {
  component: Article,
  parameters: { layout: 'fullscreen' },
  args: {
    picture: <Scenery src={sceneryMeta.args.src} alt="" placeholder={<LateScene name="post-1" />} />,
    breadcrumb: (
      <Breadcrumb
        label="Sayfa yolu"
        trail={[
          { href: '/', label: 'Ana sayfa' },
          { href: '/blog', label: 'Blog' },
        ]}
        current="Damlama hattında tıkanma"
      />
    ),
    title: 'Damlama hattında tıkanmayı suya sormadan çözmeyin',
    aside: (
      <FactList
        size="s"
        facts={[
          { term: 'Yazan', value: 'Filiz Tarım Teknolojileri' },
          { term: 'Tarih', value: <time dateTime="2026-05-12">12 Mayıs 2026</time> },
          { term: 'Okuma', value: '5 dakika' },
        ]}
      />
    ),
    children: <Markdown content={markdownMeta.args.content} />,
  },
} satisfies Meta<typeof Article>
export default meta
type Story = StoryObj<typeof meta>

export const Post: Story = {}
export const ByNight: Story = { globals: { theme: 'dark' } }
export const TextAlone: Story = { args: { picture: undefined, breadcrumb: undefined, aside: undefined } }
export const FortyWords: Story = {
  args: {
    title:
      'Güneş enerjisiyle çalışan, uzaktan yönetilen, altı derinlikte nem, sıcaklık ve tuzluluk ölçen, donda susmayan, burgu deliğine bulamaçsız oturan, söküldüğünde toprağı bozmayan sondalarla geçirdiğimiz on iki ayın sonunda tarlada nelerin değiştiğini, nelerin hiç değişmediğini anlatan yazı',
  },
}
