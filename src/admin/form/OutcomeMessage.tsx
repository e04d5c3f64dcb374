import { Icon } from '@filiz/design-system/icons/all'

export type Outcome = { state: 'idle' | 'saving' } | { state: 'done' | 'failed'; sentence: string }

/** Result of a submitted form, shown beside its button. */
export const OutcomeMessage = ({ outcome }: { outcome: Outcome }) => (
  <>
    <p className="error-text" role="alert">
      {outcome.state === 'failed' && (
        <>
          <Icon name="alert" size={20} />
          {outcome.sentence}
        </>
      )}
    </p>
    <p className="success-text" role="status">
      {outcome.state === 'done' && (
        <>
          <Icon name="check" size={20} />
          {outcome.sentence}
        </>
      )}
    </p>
  </>
)
