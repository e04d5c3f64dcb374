import type { Meta, StoryObj } from '@storybook/react-vite'
import { hostedPhoto, onSite } from '../../../tests/integration/public/storySite.tsx'
import markdownMeta from '../../design-system/components/Markdown/Markdown.stories.tsx'
import { PostArticle } from './PostArticle.tsx'

const post = {
  id: 1,
  slug: 'damlama-hattinda-tikanma',
  date: '2026-05-12T11:00:00.000Z',
  author: 'Okan İnceöz',
  coverImageUrl: hostedPhoto,
  title: 'Damlama hattında tıkanmayı suya sormadan çözmeyin',
  content: markdownMeta.args.content,
}

const meta = {
  component: PostArticle,
  parameters: { layout: 'fullscreen' },
  decorators: [onSite],
  args: { post },
} satisfies Meta<typeof PostArticle>
export default meta
type Story = StoryObj<typeof meta>

export const Post: Story = {}
export const TextAlone: Story = { args: { post: { ...post, coverImageUrl: null, date: null, author: null } } }
export const FortyWords: Story = {
  args: {
    post: {
      ...post,
      title:
        'Güneş enerjisiyle çalışan, uzaktan yönetilen, altı derinlikte nem, sıcaklık ve tuzluluk ölçen, donda susmayan, burgu deliğine bulamaçsız oturan, söküldüğünde toprağı bozmayan sondalarla geçirdiğimiz on iki ayın sonunda tarlada nelerin değiştiğini, nelerin hiç değişmediğini anlatan yazı',
    },
  },
}
