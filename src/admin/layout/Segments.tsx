interface SegmentsProps<V> {
  /** Accessible name of the group. */
  label: string
  value: V
  /** Values with their texts, and tooltips of abbreviated ones. */
  choices: readonly (readonly [value: V, text: string, title?: string | undefined])[]
  className?: string | undefined
  onChange: (value: V) => void
}

/** Buttons joined to one control; that of the current value is pressed. */
export const Segments = <V,>({ label, value, choices, className = '', onChange }: SegmentsProps<V>) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are buttons
  <div role="group" aria-label={label} className={`segments ${className}`}>
    {choices.map(([choice, text, title]) => (
      <button key={text} type="button" aria-pressed={choice === value} title={title} onClick={() => onChange(choice)}>
        {text}
      </button>
    ))}
  </div>
)
