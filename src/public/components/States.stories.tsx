import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Sheet } from '../../design-system/workshop/Sheet.tsx'
import { type Control, POINTED, StatesTable, statesWithoutChange } from '../../design-system/workshop/StatesTable.tsx'
import dockMeta from './ActionDock.stories.tsx'
import { ActionDock } from './ActionDock.tsx'
import { ChatComposer } from './ChatWindow.tsx'
import { FilterLinks } from './FilterLinks.tsx'
import { LocaleLink, ThemeToggle } from './PreferenceButtons.tsx'

const meta = {
  title: 'States',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const controls: Record<string, Control> = {
  ActionDock: {
    has: POINTED,
    show: (state) => (
      <ActionDock {...dockMeta.args} label={`Dock, ${state}`} style={{ position: 'static', width: 'fit-content' }} />
    ),
  },
  ChatComposer: {
    has: ['rest', 'hover', 'focus', 'busy', 'disabled'],
    show: (state) => (
      <div style={{ minWidth: '16rem' }}>
        <ChatComposer
          {...{ label: 'Bir soru sorun...', sendLabel: 'Gönder', maxLength: 4000, onChange: fn(), onSend: fn() }}
          value={state === 'disabled' ? '' : 'Toprak nemi?'}
          isWaiting={state === 'busy'}
        />
      </div>
    ),
  },
  FilterLinks: {
    has: POINTED,
    show: (state) => <FilterLinks aria-label={`Filter, ${state}`} features={['Güç', 'Pil ömrü']} current="Pil ömrü" />,
  },
  LocaleLink: { has: POINTED, show: () => <LocaleLink locale="en" label="English" href="/en" /> },
  ThemeToggle: {
    has: POINTED,
    show: () => (
      <ThemeToggle theme="light" labels={{ dark: 'Koyu temaya geç', light: 'Açık temaya geç' }} onToggle={fn()} />
    ),
  },
}

export const States: Story = {
  render: () => (
    <Sheet title="States" note="What can be clicked or typed in: at rest, hovered, focused, pressed, busy, disabled.">
      <StatesTable controls={controls} />
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    await expect(statesWithoutChange(canvasElement, controls)).toEqual([])
  },
}
