export { PagePreview as default } from './previews.tsx'
