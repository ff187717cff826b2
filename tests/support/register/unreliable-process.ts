/** A process that dies now and then at a call to the database, before or after it was done, and makes no further one; and what the database has done. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Dependencies } from '#functions/platform/services/app-context.ts'

interface Put {
  Put?: { Item?: Record<string, unknown> }
}
interface Call {
  input: { TableName?: string; TransactItems?: Put[]; ReturnConsumedCapacity?: string }
}
type Next = (call: Call) => Promise<{ output: { ConsumedCapacity?: unknown } }>

const died = () => Object.assign(new Error('The process died'), { name: 'ProcessDied' })

const unitsOf = (consumed: unknown): number =>
  [consumed ?? []]
    .flat()
    .reduce<number>((sum, one) => sum + ((one as { CapacityUnits?: number }).CapacityUnits ?? 0), 0)

/** @param dies asked before and after each call of what is tried */
export const unreliableProcess = (dies: () => boolean) => {
  const seen = { units: 0, items: [] as Record<string, unknown>[] }
  const running = new AsyncLocalStorage<{ isDead: boolean }>()
  const mayDie = () => {
    const tried = running.getStore()
    if (!tried || !(tried.isDead || dies())) return
    tried.isDead = true
    throw died()
  }
  const step = (next: Next) => async (call: Call) => {
    mayDie()
    call.input.ReturnConsumedCapacity = 'TOTAL'
    const result = await next(call)
    seen.units += unitsOf(result.output.ConsumedCapacity)
    seen.items.push(...(call.input.TransactItems ?? []).flatMap(({ Put }) => (Put?.Item ? [Put.Item] : [])))
    mayDie()
    return result
  }
  const plugin = (client: { middlewareStack: { add: (step: unknown, options: object) => void } }) =>
    client.middlewareStack.add(step, { step: 'initialize', name: 'unreliableProcess' })
  return {
    plugin: plugin as unknown as NonNullable<Dependencies['plugin']>,
    /** The items that transactions have put, and the units, since the last time. */
    take: () => {
      const { units } = seen
      seen.units = 0
      return { units, items: seen.items.splice(0) }
    },
    /** @returns whether the work ended without dying */
    try: async (work: () => Promise<unknown>): Promise<boolean> => {
      const tried = { isDead: false }
      try {
        await running.run(tried, work)
      } catch (error) {
        if ((error as Error).name !== 'ProcessDied') throw error
      }
      return !tried.isDead
    },
  }
}
