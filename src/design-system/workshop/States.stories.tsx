import type { Meta, StoryObj } from '@storybook/react-vite'
import { type CSSProperties, type ReactElement, useLayoutEffect } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import { Button } from '../components/Button/Button.tsx'
import { ButtonLink } from '../components/ButtonLink/ButtonLink.tsx'
import cardMeta from '../components/Card/Card.stories.tsx'
import { Card } from '../components/Card/Card.tsx'
import composerMeta from '../components/ChatComposer/ChatComposer.stories.tsx'
import { ChatComposer } from '../components/ChatComposer/ChatComposer.tsx'
import chipsMeta from '../components/Chips/Chips.stories.tsx'
import { Chips } from '../components/Chips/Chips.tsx'
import dockMeta from '../components/Dock/Dock.stories.tsx'
import { Dock } from '../components/Dock/Dock.tsx'
import { Field } from '../components/Field/Field.tsx'
import { IconButton } from '../components/IconButton/IconButton.tsx'
import { LocaleSwitch } from '../components/LocaleSwitch/LocaleSwitch.tsx'
import navMeta from '../components/Nav/Nav.stories.tsx'
import { Nav } from '../components/Nav/Nav.tsx'
import groupMeta from '../components/NavGroup/NavGroup.stories.tsx'
import { NavGroup } from '../components/NavGroup/NavGroup.tsx'
import pagerMeta from '../components/Pager/Pager.stories.tsx'
import { Pager } from '../components/Pager/Pager.tsx'
import sliderMeta from '../components/Slider/Slider.stories.tsx'
import { SliderTools } from '../components/Slider/SliderTools.tsx'
import { TextArea } from '../components/TextArea/TextArea.tsx'
import { TextLink } from '../components/TextLink/TextLink.tsx'
import { ThemeToggle } from '../components/ThemeToggle/ThemeToggle.tsx'
import { Icon } from '../icons/Icon.tsx'
import styles from './Sheet.module.css'
import { Sheet } from './Sheet.tsx'
import { showStates } from './showStates.ts'

const meta = {
  title: 'Guide/States',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const states = ['rest', 'hover', 'focus', 'pressed', 'busy', 'disabled'] as const
type State = (typeof states)[number]

const POINTED = ['rest', 'hover', 'focus'] as const
const PRESSED = [...POINTED, 'pressed'] as const
const USABLE = [...POINTED, 'disabled'] as const

interface Control {
  has: readonly State[]
  show: (state: State) => ReactElement
}

/** What is under way or out of use says so by its own properties. */
const propsIn = (state: State) => ({ isBusy: state === 'busy', disabled: state === 'disabled' })

/** What can be pressed or typed in, in each state that looks otherwise. */
const controls: Record<string, Control> = {
  'Button, gold': {
    has: states,
    show: (state) => (
      <Button variant="gold" {...propsIn(state)}>
        Teklif isteyin
      </Button>
    ),
  },
  'Button, green': { has: states, show: (state) => <Button {...propsIn(state)}>Asistana sorun</Button> },
  'Button, line': {
    has: states,
    show: (state) => (
      <Button variant="line" {...propsIn(state)}>
        Tekrar dene
      </Button>
    ),
  },
  'Button, clay': {
    has: states,
    show: (state) => (
      <Button variant="clay" {...propsIn(state)}>
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
  ThemeToggle: {
    has: POINTED,
    show: () => (
      <ThemeToggle theme="light" labels={{ dark: 'Koyu temaya geç', light: 'Açık temaya geç' }} onToggle={fn()} />
    ),
  },
  LocaleSwitch: { has: POINTED, show: () => <LocaleSwitch locale="en" label="English" onSwitch={fn()} /> },
  Field: { has: USABLE, show: (state) => <Field label="E-posta" name={state} disabled={state === 'disabled'} /> },
  TextArea: { has: USABLE, show: (state) => <TextArea label="Mesaj" name={state} disabled={state === 'disabled'} /> },
  ChatComposer: {
    has: ['rest', 'hover', 'focus', 'busy', 'disabled'],
    show: (state) => (
      <ChatComposer
        {...composerMeta.args}
        value={state === 'disabled' ? '' : 'Toprak nemi?'}
        isWaiting={state === 'busy'}
        style={{ minWidth: '16rem' }}
      />
    ),
  },
  Nav: { has: POINTED, show: (state) => <Nav {...navMeta.args} label={`Nav, ${state}`} links={navLinks} /> },
  NavGroup: {
    has: POINTED,
    show: () => <NavGroup {...groupMeta.args} scene={undefined} style={{ marginBottom: '11rem' }} />,
  },
  Chips: {
    has: POINTED,
    show: (state) => (
      <Chips {...chipsMeta.args} label={`Chips, ${state}`} names={['Güç', 'Pil ömrü']} current="Pil ömrü" />
    ),
  },
  Pager: { has: POINTED, show: (state) => <Pager {...pagerMeta.args} label={`Pager, ${state}`} /> },
  Card: { has: POINTED, show: () => <Card {...cardMeta.args} style={{ width: '15rem', whiteSpace: 'normal' }} /> },
  'Slider, its tools': {
    has: POINTED,
    show: (state) => (
      <div id={`slides-${state}`} style={besideSlides}>
        <SliderTools
          texts={sliderMeta.args.texts}
          {...{ count: 2, index: 0, isPlaying: true, onToggle: fn(), onStep: fn(), onPick: fn() }}
          controls={`slides-${state}`}
        />
      </div>
    ),
  },
  Dock: {
    has: POINTED,
    show: (state) => (
      <Dock {...dockMeta.args} label={`Dock, ${state}`} style={{ position: 'static', width: 'fit-content' }} />
    ),
  },
}

const navLinks = navMeta.args.links.slice(0, 2)
/** A place for what clings to a slider's edge. */
const besideSlides = {
  '--inset': '0.7rem',
  '--edge': '-4rem',
  position: 'relative',
  width: '20rem',
  height: '4rem',
} as CSSProperties

function StatesSheet() {
  useLayoutEffect(showStates, [])
  return (
    <Sheet
      title="States"
      note="What can be pressed or typed in: pointed at, with the focus, pressed, busy, out of use. Where nothing stands, nothing changes."
    >
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
          {Object.entries(controls).map(([name, { has, show }]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {states.map((state) => (
                <td key={state}>
                  <div data-shown={state}>{has.includes(state) ? show(state) : '–'}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  )
}

/** What a state may change in anything that is seen of a control. */
const CHANGES = [
  'background-color',
  'border-color',
  'color',
  'outline-style',
  'text-decoration-line',
  'transform',
] as const

const lookOf = (place: Element): string =>
  [...place.querySelectorAll('*')]
    .flatMap((element) => [undefined, '::before', '::after'].map((pseudo) => getComputedStyle(element, pseudo)))
    .map((style) => CHANGES.map((name) => style.getPropertyValue(name)))
    .join('\n')

export const States: Story = {
  render: () => <StatesSheet />,
  play: async ({ canvas, canvasElement }) => {
    for (const toggle of canvas.getAllByRole('button', { name: groupMeta.args.listLabel })) fireEvent.click(toggle)

    const [rest, hover, focus, pressed] = canvas
      .getAllByRole('button', { name: 'Teklif isteyin' })
      .map((button) => ({ ...getComputedStyle(button) }))
    await expect(hover!.backgroundColor).not.toBe(rest!.backgroundColor)
    await expect([rest!.outlineStyle, focus!.outlineStyle]).toEqual(['none', 'solid'])
    await expect(pressed!.transform).not.toBe(rest!.transform)

    for (const row of canvasElement.querySelectorAll('tbody > tr')) {
      const name = row.firstElementChild!.textContent
      const [looksAtRest, ...others] = controls[name]!.has.map((state) => ({
        state,
        look: lookOf(row.querySelector(`[data-shown="${state}"]`)!),
      }))
      const unchanged = others.filter(({ look }) => look === looksAtRest!.look).map(({ state }) => `${name}, ${state}`)
      await expect(unchanged).toEqual([])
    }
  },
}

export const StatesByNight: Story = { ...States, globals: { theme: 'dark' } }
