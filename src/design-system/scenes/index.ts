export { type PlaceholderKind, placeholderFor, type SceneName, sceneNames, scenes } from './catalogue.ts'
export { Scene, type SceneProps } from './Scene.tsx'
