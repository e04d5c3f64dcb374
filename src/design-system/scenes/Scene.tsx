import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../components/classNames.ts'
import { type FirstSceneName, scenes } from './catalogue.ts'
import { fileOf } from './files.ts'
import styles from './Scene.module.css'
import { SCENE_ID } from './sceneId.ts'

export type SceneProps = Omit<ComponentPropsWithRef<'svg'>, 'children' | 'name' | 'viewBox'> & {
  name: FirstSceneName
  /** What the picture shows, when it says something that the text does not. Without it the scene is decoration. */
  label?: string
}

/**
 * Farmland from the air. It fills its box and is cut to it, as `object-fit: cover` does. The drawing is a cached file
 * of its own that takes its colours from the page's tokens, so it follows the theme. Browsers ask for it as soon as the
 * page names it: for the head of a page, and for what comes in answer to somebody. Below the first screen stands a
 * `LateScene`. Never set text on it.
 */
export const Scene = ({ name, label, className, ...rest }: SceneProps) => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: the label is an aria-label; a <title> would show as a tooltip
  <svg
    xmlns="http://www.w3.org/2000/svg"
    viewBox={`0 0 ${scenes[name].width} ${scenes[name].height}`}
    preserveAspectRatio="xMidYMid slice"
    focusable="false"
    data-scene={name}
    className={classNames(styles.scene, className)}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    {...rest}
  >
    <use href={`${fileOf(name)}#${SCENE_ID}`} />
  </svg>
)
