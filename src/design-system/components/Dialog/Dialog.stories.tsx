import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Dialog } from './Dialog.tsx'

const meta = {
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: {
    title: 'Mesaj silinsin mi?',
    open: true,
    closeLabel: 'Kapat',
    onClose: fn(),
    children: <p>Silinen mesaj otuz gün çöp kutusunda kalır.</p>,
    actions: (
      <>
        <Button variant="quiet">Vazgeç</Button>
        <Button variant="danger">Sil</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const Question: Story = {}
export const Message: Story = { args: { title: 'Sürüm 12', actions: undefined } }
export const LongWords: Story = {
  args: {
    title: 'Sürdürülebilirleştirilebilirliğimizdenmişçesine',
    children: <p>{'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine. '.repeat(30)}</p>,
  },
}

export const OpensAndCloses: Story = {
  args: { open: false },
  render: function Opener(args) {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Sil…</Button>
        <Dialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    )
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Sil…' })
    await userEvent.click(opener)
    const dialog = canvas.getByRole('dialog', { name: 'Mesaj silinsin mi?' })
    await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Kapat' }))
    await expect(dialog).not.toBeVisible()
    await expect(opener).toHaveFocus()
  },
}
