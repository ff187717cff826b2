/** SDK plug-ins for tests: what every AWS call was and cost, and planned faults. */

interface AwsCall {
  command: string
  table: number
  readUnits: number
  writeUnits: number
}

type Stage = { input: Record<string, unknown> }
type Next = (args: Stage) => Promise<{ output: Record<string, unknown> }>
interface Client {
  middlewareStack: {
    add: (middleware: (next: Next, context: { commandName?: string }) => Next, options: object) => void
  }
}

interface Capacity {
  CapacityUnits?: number
}

const unitsOf = (output: Record<string, unknown>): number => {
  const consumed = output.ConsumedCapacity as Capacity | Capacity[] | undefined
  return [consumed ?? []].flat().reduce((sum, capacity) => sum + (capacity.CapacityUnits ?? 0), 0)
}

const reads = new Set(['GetItemCommand', 'QueryCommand'])

/** Notes every DynamoDB call with the capacity that the database itself reports. */
export const capacityRecorder = () => {
  const calls: AwsCall[] = []
  const plugin = (client: unknown) => {
    ;(client as Client).middlewareStack.add(
      (next, { commandName = '' }) =>
        async (args) => {
          if ('TableName' in args.input || 'TransactItems' in args.input)
            args.input.ReturnConsumedCapacity = 'INDEXES'
          const result = await next(args)
          const units = unitsOf(result.output)
          const isRead = reads.has(commandName)
          calls.push({
            command: commandName,
            table: units,
            readUnits: isRead ? units : 0,
            writeUnits: isRead ? 0 : units,
          })
          return result
        },
      { step: 'initialize', name: 'capacityRecorder' },
    )
  }
  return {
    plugin,
    /** The calls of what `work` does. */
    during: async (work: () => Promise<unknown>): Promise<AwsCall[]> => {
      const before = calls.length
      await work()
      return calls.slice(before)
    },
  }
}

/** Lets the answer of chosen calls get lost after the database has done them; the SDK then tries again. */
export const lostAnswers = () => {
  const planned: string[] = []
  const plugin = (client: unknown) => {
    ;(client as Client).middlewareStack.add(
      (next, { commandName = '' }) =>
        async (args) => {
          const result = await next(args)
          if (planned[0] !== commandName) return result
          planned.shift()
          throw Object.assign(new Error('The answer was lost'), { name: 'TimeoutError', $retryable: {} })
        },
      { step: 'deserialize', name: 'lostAnswers', priority: 'low' },
    )
  }
  return { plugin, plan: (...commands: string[]) => planned.push(...commands), left: () => planned.length }
}

/** Simulates a crash after some number of AWS calls: every later one fails until `restart`. */
export const crashes = () => {
  let left = Number.POSITIVE_INFINITY
  let sent = 0
  const plugin = (client: unknown) => {
    ;(client as Client).middlewareStack.add(
      (next) => (args) => {
        if (left === 0) throw Object.assign(new Error('The process died'), { name: 'ProcessDied' })
        left -= 1
        sent += 1
        return next(args)
      },
      { step: 'initialize', name: 'crashes' },
    )
  }
  return {
    plugin,
    after: (calls: number) => {
      left = calls
    },
    restart: () => {
      left = Number.POSITIVE_INFINITY
    },
    /** How many calls `work` makes. */
    counting: async (work: () => Promise<unknown>): Promise<number> => {
      const before = sent
      await work()
      return sent - before
    },
  }
}
