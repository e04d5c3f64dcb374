import { Button } from '@filiz/design-system/Button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChatMessage } from './ChatMessage.tsx'

const meta = {
  component: ChatMessage,
  args: {
    from: 'model',
    speaker: 'Filiz',
    children: 'Toprak tek tipse iki sonda yeter: biri hattın başına, biri sonuna.\nDeğişiyorsa her bölgeye bir tane.',
  },
  decorators: [(Story) => <div style={{ display: 'flex', flexDirection: 'column', maxWidth: 384 }}>{Story()}</div>],
} satisfies Meta<typeof ChatMessage>
export default meta
type Story = StoryObj<typeof meta>

export const OfTheModel: Story = {}
export const OfTheVisitor: Story = {
  args: { from: 'user', speaker: 'Siz', children: '12 dekar bağ için kaç toprak sondası gerekir?' },
}
export const WithSources: Story = {
  args: {
    after: (
      <>
        <p>Kaynaklar</p>
        <ul>
          <li>
            <a href="/urunler/kok-6-toprak-sondasi">Kök 6 toprak sondası</a>
          </li>
          <li>
            <a href="/blog/sonda">Sondayı nereye, kaç santime koymalı?</a>
          </li>
        </ul>
      </>
    ),
  },
}
export const Failure: Story = {
  args: {
    isError: true,
    children: 'Üzgünüm, bir hata oluştu. Lütfen daha sonra tekrar deneyin.',
    after: (
      <Button variant="quiet" size="s">
        Tekrar dene
      </Button>
    ),
  },
}
export const OneLongWord: Story = {
  args: { children: 'Sürdürülebilirlikdeğerlendirmelerimizdenmişçesineyazılmışuzunbirkelime' },
}
