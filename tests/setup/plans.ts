import { type KyselyPlugin, type SelectQueryNode, sql } from 'kysely'
import type { Dialect } from '../../src/server/platform/db/connect.ts'

export type Plan = Record<string, unknown>

interface Answered {
  /** From when on queries are answered after all. */
  isAnswered?: () => boolean
  /** What is answered in place of what would be found. */
  rows?: readonly Record<string, unknown>[]
}

/** Has queries explained in place of answered, and hands over how. */
export const explaining = (
  dialect: Dialect,
  plans: Plan[],
  { isAnswered = () => false, rows = [] }: Answered = {},
): KyselyPlugin => {
  // What is no look at a table, as a pragma, explains nothing.
  const raw = new WeakSet<object>()
  return {
    transformQuery({ node, queryId }) {
      if (node.kind === 'RawNode') raw.add(queryId)
      return isAnswered() || node.kind === 'RawNode'
        ? node
        : { ...(node as SelectQueryNode), explain: explainNodes[dialect] }
    },
    async transformResult({ result, queryId }) {
      if (isAnswered() || raw.has(queryId)) return result
      plans.push(...result.rows)
      return { rows: [...rows] }
    },
  }
}
const explainNodes: Record<Dialect, SelectQueryNode['explain']> = {
  sqlite: { kind: 'ExplainNode', options: sql`query plan`.toOperationNode() },
  postgres: { kind: 'ExplainNode', format: 'json' },
}

interface Looked {
  /** In the order of the ids. */
  isById?: boolean
  /** Tables that have a few rows here, whatever the others have. */
  small?: readonly string[]
}

/** What of a plan reads or sorts a table: nothing, where lists are flat. */
export const costlySteps: Record<Dialect, (plans: Plan[], looked?: Looked) => string[]> = {
  sqlite: (plans, { isById, small = [] } = {}) => {
    const steps = plans.map(({ detail }) => String(detail))
    return steps.filter(
      (step) =>
        // A walk through an index, or along the ids, ends where the range does.
        (/^SCAN /.test(step) && !/ INDEX /.test(step) && !isById && !small.includes(step.slice(5))) ||
        step.startsWith('USE TEMP B-TREE'),
    )
  },
  postgres: (plans, { small = [] } = {}) =>
    plans.flatMap((plan) => stepsOf((plan['QUERY PLAN'] as [{ Plan: Step }])[0].Plan, [...small])),
}

export interface Step {
  'Node Type': string
  'Relation Name'?: string
  'Index Cond'?: string
  'Plan Rows': number
  Plans?: Step[]
}
/** A sort of the few rows of a page is none of the table. */
const FEW = 100
const stepsOf = (step: Step, small: readonly string[]): string[] => [
  ...(step['Node Type'] === 'Seq Scan' && !small.includes(step['Relation Name']!)
    ? [`Seq Scan on ${step['Relation Name']}`]
    : []),
  ...(/Sort/.test(step['Node Type']) && step['Plan Rows'] > FEW ? [`Sort of ${step['Plan Rows']}`] : []),
  ...(step.Plans ?? []).flatMap((inner) => stepsOf(inner, small)),
]
