import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Sheet, Shelf, Specimen } from '../workshop/Sheet.tsx'
import { firstSceneNames, lateSceneNames, placeholderFor, Scene, scenes } from './index.ts'
import { LateScene } from './LateScene.tsx'
import { recipeOf } from './recipes.ts'
import styles from './Scenes.stories.module.css'

const meta = {
  title: 'Ground/Scenes',
  component: Scene,
  args: { name: 'full-mosaic' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Scene>
export default meta
type Story = StoryObj<typeof meta>

/** The drawing has come when it has a size. */
export const Full: Story = {
  args: { label: 'Çukurova: kanallar arasında tarlalar', className: styles.full },
  play: async ({ canvas }) => {
    const scene = (await canvas.findByRole('img')) as unknown as SVGSVGElement
    await waitFor(() => expect(scene.querySelector('use')?.getBBox().width).toBeGreaterThan(1000))
  },
}

const all = (
  <Sheet title="Scenes" note="Farmland from the air. In every picture one parcel is measured, except in placeholders.">
    <Shelf size="l">
      {firstSceneNames.map((name) => (
        <Specimen
          key={name}
          name={name}
          note={`${recipeOf(name).mood}, ${scenes[name].width} × ${scenes[name].height}`}
        >
          <Scene name={name} className={styles.box} />
        </Specimen>
      ))}
    </Shelf>
  </Sheet>
)

export const All: Story = { render: () => all }

/** Below the first screen: pictures, which come when they are near. */
export const Late: Story = {
  render: () => (
    <Sheet title="Late scenes" note="The same land as pictures, for what lies below the first screen.">
      <Shelf size="l">
        {lateSceneNames.map((name) => (
          <Specimen key={name} name={name}>
            <LateScene name={name} className={styles.box} />
          </Specimen>
        ))}
      </Shelf>
    </Sheet>
  ),
}

export const Placeholders: Story = {
  render: () => (
    <Sheet title="Placeholders" note="A missing image shows the land of its kind, the same for the same number.">
      <Shelf size="l">
        {(['service', 'post'] as const).flatMap((kind) =>
          [1, 2, 3, 4].map((number) => (
            <Specimen key={kind + number} name={String(number)} note={kind}>
              <LateScene name={placeholderFor(kind, number)} className={styles.box} />
            </Specimen>
          )),
        )}
      </Shelf>
    </Sheet>
  ),
}
