import type { ReactNode } from 'react'

/** A row of a table of facts; none where nothing is known. */
export const Fact = ({ label, children }: { label: string | undefined; children: ReactNode }) =>
  children ? (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  ) : null
