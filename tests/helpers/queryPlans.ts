import { type KyselyPlugin, type SelectQueryNode, sql } from 'kysely'
import type { Dialect } from '../../src/server/platform/db/connect.ts'

export type Plan = Record<string, unknown>

interface Results {
  /** Whether queries are executed instead of explained. */
  isAnswered?: () => boolean
  /** Rows returned for an explained query. */
  rows?: readonly Record<string, unknown>[]
}

/** Kysely plugin that explains queries instead of executing them, and collects the query plans. */
export const explainQueries = (
  dialect: Dialect,
  plans: Plan[],
  { isAnswered = () => false, rows = [] }: Results = {},
): KyselyPlugin => {
  // Raw statements, such as pragmas, have no plan.
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

interface Expectation {
  /** Whether the list is sorted by id. */
  isById?: boolean
  /** Tables with few rows. */
  small?: readonly string[]
}

/** Steps of a query plan that scan or sort a whole table: none for lists of constant cost. */
export const costlySteps: Record<Dialect, (plans: Plan[], expectation?: Expectation) => string[]> = {
  sqlite: (plans, { isById, small = [] } = {}) => {
    const steps = plans.map(({ detail }) => String(detail))
    return steps.filter(
      (step) =>
        // A scan of an index, or in the order of ids, ends with the range.
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
/** Sorting the rows of one page is no sort of the table. */
const FEW = 100
const stepsOf = (step: Step, small: readonly string[]): string[] => [
  ...(step['Node Type'] === 'Seq Scan' && !small.includes(step['Relation Name']!)
    ? [`Seq Scan on ${step['Relation Name']}`]
    : []),
  ...(/Sort/.test(step['Node Type']) && step['Plan Rows'] > FEW ? [`Sort of ${step['Plan Rows']}`] : []),
  ...(step.Plans ?? []).flatMap((inner) => stepsOf(inner, small)),
]
