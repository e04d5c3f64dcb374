import { Breadcrumb } from '@filiz/design-system/Breadcrumb'
import { CoverPhoto } from '@filiz/design-system/CoverPhoto'
import { DescriptionList } from '@filiz/design-system/DescriptionList'
import { Illustration } from '@filiz/design-system/Illustration'
import { Markdown } from '@filiz/design-system/Markdown'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazyLandscape } from '../../company/illustrations/lazy.ts'
import coverPhotoMeta from '../../design-system/components/CoverPhoto/CoverPhoto.stories.tsx'
import markdownMeta from '../../design-system/components/Markdown/Markdown.stories.tsx'
import { Article } from './Article.tsx'

const meta = {
  component: Article,
  parameters: { layout: 'fullscreen' },
  args: {
    picture: (
      <CoverPhoto
        src={coverPhotoMeta.args.src}
        alt=""
        placeholder={<Illustration source={lazyLandscape('post-1')} />}
      />
    ),
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
      <DescriptionList
        size="s"
        items={[
          { term: 'Yazan', description: 'Filiz Tarım Teknolojileri' },
          { term: 'Tarih', description: <time dateTime="2026-05-12">12 Mayıs 2026</time> },
          { term: 'Okuma', description: '5 dakika' },
        ]}
      />
    ),
    children: <Markdown content={markdownMeta.args.content} />,
  },
} satisfies Meta<typeof Article>
export default meta
type Story = StoryObj<typeof meta>

export const Post: Story = {}
export const TextAlone: Story = { args: { picture: undefined, breadcrumb: undefined, aside: undefined } }
export const FortyWords: Story = {
  args: {
    title:
      'Güneş enerjisiyle çalışan, uzaktan yönetilen, altı derinlikte nem, sıcaklık ve tuzluluk ölçen, donda susmayan, burgu deliğine bulamaçsız oturan, söküldüğünde toprağı bozmayan sondalarla geçirdiğimiz on iki ayın sonunda tarlada nelerin değiştiğini, nelerin hiç değişmediğini anlatan yazı',
  },
}
