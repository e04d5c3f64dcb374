import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import { onSite } from '../../../../tests/integration/public/storySite.tsx'
import type { SearchResult } from '../../../contract/api/searchCalls.ts'
import { SearchDialog } from './SearchDialog.tsx'
import resultsMeta, { InEnglish as resultsInEnglish } from './SearchResults.stories.tsx'

/** Answers the dialog's requests: with results, or never. */
const answering = (answer?: { status?: number; results?: readonly SearchResult[]; total?: number }) => () => {
  const { status = 200, results = [], total = results.length } = answer ?? {}
  spyOn(window, 'fetch').mockImplementation(() =>
    answer
      ? Promise.resolve(Response.json(results, { status, headers: { 'content-range': `search 0-7/${total}` } }))
      : new Promise(() => {}),
  )
}

const typing =
  (q: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) =>
    userEvent.type(await canvas.findByRole('combobox'), q)

const meta = {
  component: SearchDialog,
  decorators: [onSite],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { isOpen: true, onClose: fn() },
  beforeEach: answering({ results: resultsMeta.args.loaded.data, total: 23 }),
} satisfies Meta<typeof SearchDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Loading: Story = {
  beforeEach: answering(),
  play: async (context) => {
    const { canvas } = context
    await typing('son')(context)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Aranıyor…'))
  },
}
export const Found: Story = {
  play: async (context) => {
    const { canvas } = context
    await typing('sonda')(context)
    const options = await canvas.findAllByRole('option')
    await expect(options).toHaveLength(3)
    await userEvent.keyboard('{ArrowDown}')
    await expect(options[0]).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('status')).toHaveTextContent('“sonda” için 23 sonuç')
  },
}
export const FoundOnAPhone: Story = {
  ...Found,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}
export const NothingFound: Story = {
  beforeEach: answering({}),
  play: async (context) => {
    await typing('hidroponik')(context)
    await expect(await context.canvas.findByRole('link', { name: 'Bize yazın' })).toBeVisible()
  },
}
export const Failed: Story = {
  beforeEach: answering({ status: 500 }),
  play: async (context) => {
    await typing('sonda')(context)
    const { canvas } = context
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Arama şu anda yapılamıyor.'))
  },
}
export const InEnglish: Story = {
  globals: { locale: 'en' },
  beforeEach: answering({
    results: resultsInEnglish.args?.loaded?.state === 'ready' ? resultsInEnglish.args.loaded.data : [],
  }),
  play: async (context) => {
    await typing('probe')(context)
    await expect(await context.canvas.findAllByRole('option')).toHaveLength(1)
  },
}
export const NothingFoundInEnglish: Story = {
  globals: { locale: 'en' },
  beforeEach: answering({}),
  play: async (context) => {
    await typing('hydroponics')(context)
    await expect(await context.canvas.findByRole('link', { name: 'Write to us' })).toBeVisible()
  },
}
