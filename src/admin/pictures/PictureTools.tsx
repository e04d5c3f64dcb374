import { PICTURE_TYPES } from '../../contract/resources/pictures.ts'
import tools from '../screens/ListTools.module.css'
import { SearchBox } from '../screens/SearchBox.tsx'
import { useListAddress } from '../screens/useListAddress.ts'
import { kindOf } from './pictureFacts.ts'
import { usePictureWords } from './usePictureWords.ts'

/** What narrows the library: words, use, missing text, kind. */
export function PictureTools() {
  const words = usePictureWords()
  const { filter, narrow } = useListAddress()
  /** The address leaves out what is false, so that is said as a word. */
  const isUsed = filter.isUsed
  const use = (value: boolean | undefined, text: string) => (
    <button type="button" aria-pressed={isUsed === value} onClick={() => narrow({ isUsed: told(value) })}>
      {text}
    </button>
  )
  return (
    <div className={tools.tools}>
      <SearchBox />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are buttons */}
      <div className={tools.segments} role="group" aria-label={words.use}>
        {use(undefined, words.all)}
        {use(true, words.used)}
        {use(false, words.unused)}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are buttons */}
      <div className={tools.segments} role="group" aria-label={words.words}>
        <button
          type="button"
          aria-pressed={filter.hasAlt === false}
          onClick={() => narrow({ hasAlt: told(filter.hasAlt === false ? undefined : false) })}
        >
          {words.wordless}
        </button>
      </div>
      <select
        className={tools.order}
        style={{ flex: '0 1 9rem' }}
        aria-label={words.kind}
        value={String(filter.type ?? '')}
        onChange={({ target }) => narrow({ type: target.value || undefined })}
      >
        <option value="">{words.anyKind}</option>
        {PICTURE_TYPES.map((type) => (
          <option key={type} value={type}>
            {kindOf(type)}
          </option>
        ))}
      </select>
    </div>
  )
}

const told = (value: boolean | undefined) => (value === undefined ? undefined : String(value))
