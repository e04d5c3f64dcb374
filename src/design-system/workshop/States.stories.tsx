import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import { Button } from '../components/Button/Button.tsx'
import { ButtonLink } from '../components/ButtonLink/ButtonLink.tsx'
import cardMeta from '../components/Card/Card.stories.tsx'
import { Card } from '../components/Card/Card.tsx'
import { Checkbox } from '../components/Checkbox/Checkbox.tsx'
import { IconButton } from '../components/IconButton/IconButton.tsx'
import navMeta from '../components/Nav/Nav.stories.tsx'
import { Nav } from '../components/Nav/Nav.tsx'
import pagerMeta from '../components/Pager/Pager.stories.tsx'
import { Pager } from '../components/Pager/Pager.tsx'
import selectMeta from '../components/Select/Select.stories.tsx'
import { Select } from '../components/Select/Select.tsx'
import sliderMeta from '../components/Slider/Slider.stories.tsx'
import { Controls } from '../components/Slider/Slider.tsx'
import { TextArea, TextField } from '../components/TextField/TextField.tsx'
import { TextLink } from '../components/TextLink/TextLink.tsx'
import { Icon } from '../icons/Icon.tsx'
import { Sheet } from './Sheet.tsx'
import {
  type Control,
  POINTED,
  PRESSED,
  type State,
  StatesTable,
  states,
  statesWithoutChange,
  USABLE,
} from './StatesTable.tsx'

const meta = {
  title: 'States',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Loading and disabled are props, not pseudo-classes. */
const propsIn = (state: State) => ({ loading: state === 'busy', disabled: state === 'disabled' })

/** Every control in each state with a look of its own. */
const controls: Record<string, Control> = {
  'Button, primary': {
    has: states,
    show: (state) => (
      <Button variant="primary" {...propsIn(state)}>
        Teklif isteyin
      </Button>
    ),
  },
  'Button, secondary': { has: states, show: (state) => <Button {...propsIn(state)}>Asistana sorun</Button> },
  'Button, quiet': {
    has: states,
    show: (state) => (
      <Button variant="quiet" {...propsIn(state)}>
        Tekrar dene
      </Button>
    ),
  },
  'Button, danger': {
    has: states,
    show: (state) => (
      <Button variant="danger" {...propsIn(state)}>
        Ürünü sil
      </Button>
    ),
  },
  ButtonLink: { has: PRESSED, show: () => <ButtonLink href="#">Ürünlere bakın</ButtonLink> },
  TextLink: { has: POINTED, show: () => <TextLink href="#">Bütün ürünler</TextLink> },
  IconButton: {
    has: USABLE,
    show: (state) => <IconButton label="Kapat" icon={<Icon name="close" />} disabled={state === 'disabled'} />,
  },
  TextField: {
    has: USABLE,
    show: (state) => <TextField label="E-posta" name={state} disabled={state === 'disabled'} />,
  },
  Select: {
    has: USABLE,
    show: (state) => <Select {...selectMeta.args} name={state} disabled={state === 'disabled'} />,
  },
  Checkbox: {
    has: USABLE,
    show: (state) => <Checkbox label="Onay" name={state} disabled={state === 'disabled'} />,
  },
  TextArea: { has: USABLE, show: (state) => <TextArea label="Mesaj" name={state} disabled={state === 'disabled'} /> },
  Nav: { has: POINTED, show: (state) => <Nav {...navMeta.args} label={`Nav, ${state}`} links={navLinks} /> },
  'Nav with a list': {
    has: POINTED,
    show: (state) => (
      <Nav {...navMeta.args} links={[listLink]} label={`List, ${state}`} style={{ marginBottom: '11rem' }} />
    ),
  },
  Pager: {
    has: POINTED,
    show: (state) => <Pager {...pagerMeta.args} texts={{ ...pagerMeta.args.texts, label: `Pager, ${state}` }} />,
  },
  Card: { has: POINTED, show: () => <Card {...cardMeta.args} style={{ width: '15rem', whiteSpace: 'normal' }} /> },
  'Slider, its tools': {
    has: POINTED,
    show: (state) => (
      <div id={`slides-${state}`} style={besideSlides}>
        <Controls
          texts={sliderMeta.args.texts}
          {...{ count: 2, index: 0, isPlaying: true, onToggle: fn(), onStep: fn(), onPick: fn() }}
          controls={`slides-${state}`}
        />
      </div>
    ),
  },
}

const listLink = {
  href: '#hizmetler',
  label: 'Hizmetler',
  more: { label: 'Hizmetler listesi', links: [{ href: '#sulama', label: 'Hassas sulama' }] },
}
const navLinks = navMeta.args.links.slice(0, 2)
/** A frame for controls that are positioned at the edge of a slider. */
const besideSlides = {
  '--inset': '0.7rem',
  '--edge': '-4rem',
  position: 'relative',
  width: '20rem',
  height: '4rem',
} as CSSProperties

export const States: Story = {
  render: () => (
    <Sheet title="States" note="What can be clicked or typed in: at rest, hovered, focused, pressed, busy, disabled.">
      <StatesTable controls={controls} />
    </Sheet>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const toggle of canvas.getAllByRole('button', { name: 'Hizmetler listesi' })) fireEvent.click(toggle)

    const [rest, hover, focus, pressed] = canvas
      .getAllByRole('button', { name: 'Teklif isteyin' })
      .map((button) => ({ ...getComputedStyle(button) }))
    await expect(hover!.backgroundColor).not.toBe(rest!.backgroundColor)
    await expect([rest!.outlineStyle, focus!.outlineStyle]).toEqual(['none', 'solid'])
    await expect(pressed!.transform).not.toBe(rest!.transform)

    await expect(statesWithoutChange(canvasElement, controls)).toEqual([])
  },
}
