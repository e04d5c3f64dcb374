import { Button } from '@filiz/design-system/Button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { ChatComposer, ChatMessage, ChatWindow, TypingIndicator } from './ChatWindow.tsx'

const composer = {
  label: 'Bir soru sorun...',
  sendLabel: 'Gönder',
  value: '',
  maxLength: 4000,
  onChange: fn(),
  onSend: fn(),
}

const greeting = (
  <ChatMessage from="model" speaker="Filiz">
    Merhaba, ben Filiz. Sulama, sensörler ve tarım teknolojileri konusunda yardımcı olabilirim.
  </ChatMessage>
)

const meta = {
  component: ChatWindow,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  args: {
    title: 'Filiz Destek',
    company: 'Filiz Tarım Teknolojileri',
    closeLabel: 'Sohbeti kapat',
    onClose: fn(),
    newest: 1,
    children: greeting,
    foot: <ChatComposer {...composer} />,
  },
} satisfies Meta<typeof ChatWindow>
export default meta
type Story = StoryObj<typeof meta>

export const Greeting: Story = {}
/** More messages than fit: the newest is visible. */
export const Long: Story = {
  args: {
    newest: 13,
    children: (
      <>
        {greeting}
        {Array.from({ length: 6 }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: turns are identified by their position
          <ChatMessage key={i} from={i % 2 ? 'model' : 'user'} speaker={i % 2 ? 'Filiz' : 'Siz'}>
            {i % 2
              ? 'Toprak tek tipse iki sonda yeter: biri hattın başına, biri sonuna. Değişiyorsa her bölgeye bir tane.'
              : '12 dekar bağ için kaç toprak sondası gerekir?'}
          </ChatMessage>
        ))}
        <ChatMessage from="model" speaker="Filiz">
          <TypingIndicator label="Yazıyor..." />
        </ChatMessage>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log')
    await expect(log.scrollHeight).toBeGreaterThan(log.clientHeight)
    await waitFor(() =>
      expect(Math.ceil(log.scrollTop + log.clientHeight)).toBeGreaterThanOrEqual(log.scrollHeight - 1),
    )
  },
}
/** Never larger than the screen. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('dialog').getBoundingClientRect()
    await expect(width).toBeLessThanOrEqual(Math.min(384, window.innerWidth - 32))
    await expect(height).toBeLessThanOrEqual(Math.min(500, window.innerHeight - 32))
  },
}
/** Sources, an error with its action, and text that is being written. */
export const EveryMessage: Story = {
  args: {
    newest: 4,
    children: (
      <>
        <ChatMessage from="user" speaker="Siz">
          12 dekar bağ için kaç toprak sondası gerekir?
        </ChatMessage>
        <ChatMessage
          from="model"
          speaker="Filiz"
          after={
            <>
              <p>Kaynaklar</p>
              <ul>
                <li>
                  <a href="/urunler/kok-6-toprak-sondasi">Kök 6 toprak sondası</a>
                </li>
              </ul>
            </>
          }
        >
          {'Toprak tek tipse iki sonda yeter.\nDeğişiyorsa her bölgeye bir tane.'}
        </ChatMessage>
        <ChatMessage from="user" speaker="Siz">
          Sürdürülebilirlikdeğerlendirmelerimizdenmişçesineyazılmışuzunbirkelime
        </ChatMessage>
        <ChatMessage
          from="model"
          speaker="Filiz"
          isError
          after={
            <Button variant="quiet" size="s">
              Tekrar dene
            </Button>
          }
        >
          Üzgünüm, bir hata oluştu. Lütfen daha sonra tekrar deneyin.
        </ChatMessage>
      </>
    ),
    foot: <ChatComposer {...composer} value={'Toprak nemini\nnasıl\nölçerim?\nDerinliği\nde\nsöyleyin.'} />,
  },
}
export const Waiting: Story = {
  args: { foot: <ChatComposer {...composer} value="Peki ya kireçli toprakta?" isWaiting /> },
}
