export {
  type FirstSceneName,
  firstSceneNames,
  type LateSceneName,
  lateSceneNames,
  type PlaceholderKind,
  placeholderFor,
  scenes,
} from './catalogue.ts'
export { Scene, type SceneProps } from './Scene.tsx'
