import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../components/classNames.ts'
import drawing from '../drawing.module.css'
import { type SceneName, scenes } from './catalogue.ts'
import { fileOf } from './files.ts'
import styles from './Scene.module.css'
import { SCENE_ID } from './sceneId.ts'

export type SceneProps = Omit<ComponentPropsWithRef<'svg'>, 'children' | 'name' | 'viewBox'> & {
  name: SceneName
  /** What the picture shows, when it says something that the text does not. Without it the scene is decoration. */
  label?: string
  /** One of several equal parts side by side: `[0, 4]` is the leftmost quarter. The whole when left out. */
  stretch?: readonly [place: number, of: number]
}

/**
 * Farmland from the air. It fills its box and is cut to it, as `object-fit: cover` does. The drawing is a cached file
 * of its own that takes its colours from the page's tokens, so it follows the theme. Never set text on it.
 */
export const Scene = ({ name, label, stretch, className, ...rest }: SceneProps) => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: the label is an aria-label; a <title> would show as a tooltip
  <svg
    xmlns="http://www.w3.org/2000/svg"
    viewBox={viewBoxOf(name, stretch)}
    preserveAspectRatio="xMidYMid slice"
    focusable="false"
    data-scene={name}
    className={classNames(drawing.later, styles.scene, className)}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    {...rest}
  >
    <use href={`${fileOf(name)}#${SCENE_ID}`} />
  </svg>
)

function viewBoxOf(name: SceneName, [place, of]: readonly [number, number] = [0, 1]): string {
  const { width, height } = scenes[name]
  return `${(width / of) * place} 0 ${width / of} ${height}`
}
