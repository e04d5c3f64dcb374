import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactElement, useLayoutEffect, useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from '../components/Button/Button.tsx'
import { ButtonLink } from '../components/ButtonLink/ButtonLink.tsx'
import { Field } from '../components/Field/Field.tsx'
import { IconButton } from '../components/IconButton/IconButton.tsx'
import { TextArea } from '../components/TextArea/TextArea.tsx'
import { TextLink } from '../components/TextLink/TextLink.tsx'
import { Icon } from '../icons/Icon.tsx'
import styles from './Sheet.module.css'
import { Sheet } from './Sheet.tsx'
import { stylesOfStates } from './showStates.ts'

const meta = {
  title: 'Guide/States',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const states = ['rest', 'hover', 'focus', 'pressed', 'busy', 'disabled'] as const
type State = (typeof states)[number]

/** What is under way or out of use says so by its own properties. */
const propsIn = (state: State) => ({ isBusy: state === 'busy', disabled: state === 'disabled' })
const isPointed = (state: State) => !['busy', 'disabled'].includes(state)

/** What can be pressed or typed in, in each state that it has. */
const controls: Record<string, (state: State) => ReactElement | false> = {
  'Button, gold': (state) => (
    <Button variant="gold" {...propsIn(state)}>
      Teklif isteyin
    </Button>
  ),
  'Button, green': (state) => <Button {...propsIn(state)}>Asistana sorun</Button>,
  'Button, line': (state) => (
    <Button variant="line" {...propsIn(state)}>
      Tekrar dene
    </Button>
  ),
  'Button, clay': (state) => (
    <Button variant="clay" {...propsIn(state)}>
      Ürünü sil
    </Button>
  ),
  ButtonLink: (state) => isPointed(state) && <ButtonLink href="#">Ürünlere bakın</ButtonLink>,
  TextLink: (state) => isPointed(state) && <TextLink href="#">Bütün ürünler</TextLink>,
  IconButton: (state) =>
    state !== 'busy' && <IconButton label="Kapat" icon={<Icon name="close" />} disabled={state === 'disabled'} />,
  Field: (state) => state !== 'busy' && <Field label="E-posta" name={state} disabled={state === 'disabled'} />,
  TextArea: (state) => state !== 'busy' && <TextArea label="Mesaj" name={state} disabled={state === 'disabled'} />,
}

function StatesSheet() {
  const [css, setCss] = useState('')
  useLayoutEffect(() => setCss(stylesOfStates()), [])
  return (
    <Sheet
      title="States"
      note="What can be pressed or typed in: pointed at, with the focus, pressed, busy, out of use."
    >
      <style>{css}</style>
      <table className={styles.pairs} style={{ maxWidth: 'none', whiteSpace: 'nowrap' }}>
        <thead>
          <tr>
            {['Component', ...states].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(controls).map(([name, control]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {states.map((state) => (
                <td key={state}>
                  <div data-shown={state}>{control(state) || '–'}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  )
}

export const States: Story = {
  render: () => <StatesSheet />,
  play: async ({ canvas }) => {
    const [rest, hover, focus, pressed, busy, disabled] = canvas
      .getAllByRole('button', { name: 'Teklif isteyin' })
      .map((button) => ({ ...getComputedStyle(button) }))
    await expect(hover!.backgroundColor).not.toBe(rest!.backgroundColor)
    await expect([rest!.outlineStyle, focus!.outlineStyle]).toEqual(['none', 'solid'])
    await expect(pressed!.transform).not.toBe(rest!.transform)
    for (const still of [busy, disabled]) await expect(still!.backgroundColor).not.toBe(rest!.backgroundColor)
    for (const name of ['E-posta', 'Mesaj']) {
      const [ready, , , , unused] = canvas.getAllByLabelText(name).map((control) => ({ ...getComputedStyle(control) }))
      await expect(unused!.backgroundColor).not.toBe(ready!.backgroundColor)
    }
  },
}

export const StatesByNight: Story = { ...States, globals: { theme: 'dark' } }
