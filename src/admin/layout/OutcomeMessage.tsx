import { Icon } from '@filiz/design-system/icons/all'
import type { ComponentProps } from 'react'

export type Outcome = { state: 'idle' | 'saving' } | { state: 'done' | 'failed'; sentence: string }

/** Result of a submitted form, shown beside its button. */
export const OutcomeMessage = ({ outcome }: { outcome: Outcome }) => (
  <>
    <ErrorMessage>{outcome.state === 'failed' && outcome.sentence}</ErrorMessage>
    <SuccessMessage>{outcome.state === 'done' && outcome.sentence}</SuccessMessage>
  </>
)

/** An error, announced at once: a text or one element. Without either nothing is visible. */
export const ErrorMessage = ({ children, className = '', ...rest }: ComponentProps<'p'>) => (
  <p className={`error-text ${className}`} role="alert" {...rest}>
    {children && (
      <>
        <Icon name="alert" size={20} />
        {children}
      </>
    )}
  </p>
)

export const SuccessMessage = ({ children }: ComponentProps<'p'>) => (
  <p className="success-text" role="status">
    {children && (
      <>
        <Icon name="check" size={20} />
        {children}
      </>
    )}
  </p>
)
