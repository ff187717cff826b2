/** Reserved concurrency while a release is deployed: CloudFormation makes the new functions of a stack before it removes the old ones. */
import type { StackTemplate, Template } from './template.ts'

/** What AWS keeps for all functions together that reserve nothing; a reservation that would leave fewer is refused. */
export const unreservedConcurrency = 100

type Reserved = Map<string, number>

const reservedIn = ({ Resources }: Template): Reserved =>
  new Map(
    Object.entries(Resources).flatMap(([id, { Type, Properties }]) =>
      Type === 'AWS::Lambda::Function' && Properties?.ReservedConcurrentExecutions
        ? [[id, Number(Properties.ReservedConcurrentExecutions)] as const]
        : [],
    ),
  )

const sum = (reserved: Reserved): number => [...reserved.values()].reduce((total, one) => total + one, 0)

const larger = (one: Reserved, other: Reserved): Reserved =>
  new Map([...one.keys(), ...other.keys()].map((id) => [id, Math.max(one.get(id) ?? 0, other.get(id) ?? 0)]))

/**
 * @param before the release that runs
 * @param after the stacks in the order in which they are deployed
 * @returns the most that functions of both releases reserve at one moment
 */
export const mostReserved = (before: StackTemplate[], after: StackTemplate[]): number => {
  const held = new Map(before.map(({ name, template }) => [name, reservedIn(template)]))
  const total = () => [...held.values()].reduce((all, one) => all + sum(one), 0)
  return after.reduce((most, { name, template }) => {
    const its = reservedIn(template)
    held.set(name, larger(held.get(name) ?? new Map(), its))
    const meanwhile = total()
    held.set(name, its)
    return Math.max(most, meanwhile)
  }, total())
}
