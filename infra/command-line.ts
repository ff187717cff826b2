/** The options of every command that people type. A mistake is answered with one sentence, the usage and status 2; `--help` prints the usage. */
import { parseArgs } from 'node:util'

interface Option<Value> {
  type: 'boolean' | 'string'
  /** What follows its name in the usage. */
  takes: string
  isRequired?: boolean
  /** Its value where it is not typed. */
  usual: Value
}
type Options = Record<string, Option<unknown>>
type Values<Of extends Options> = { [Name in keyof Of]: Of[Name]['usual'] }

/** An option without a value. */
export const flag: Option<boolean> = { type: 'boolean', takes: '', usual: false }

/** @param what it takes, such as `<folder>` */
export const optional = (what: string): Option<string | undefined> => ({
  ...{ type: 'string', takes: ` ${what}`, usual: undefined },
})

export const required = (what: string): Option<string> => ({
  ...{ type: 'string', takes: ` ${what}`, usual: '', isRequired: true },
})

/** A whole number from 0. */
export const number = (usual: number): Option<number> => ({ type: 'string', takes: ' <number>', usual })

const usageOf = (command: string, options: Options, rest: string): string => {
  const each = Object.entries(options).map(([name, { takes, isRequired }]) =>
    isRequired ? `--${name}${takes}` : `[--${name}${takes}]`,
  )
  const separator = command.startsWith('npm ') ? '--' : ''
  const [first = '', ...others] = [...each, rest].filter(Boolean)
  return ['Usage:', command, first && separator, first, ...others].filter(Boolean).join(' ')
}

type Typed = string | boolean | undefined

/** @throws Error when it is missing or no number */
const readValue = (name: string, { takes, isRequired, usual }: Option<unknown>, typed: Typed): unknown => {
  if (isRequired && !typed) throw new Error(`--${name}${takes} is missing`)
  if (typed === undefined) return usual
  if (typeof usual !== 'number') return typed
  if (!/^\d+$/.test(`${typed}`)) throw new Error(`--${name} takes a whole number`)
  return Number(typed)
}

/**
 * Reads the options that somebody typed.
 * @param command as people type it: `npm run data:export`
 * @param rest how the usage shows what may follow that is no option; without it nothing may
 */
export const readOptions = <Of extends Options>(
  command: string,
  options: Of,
  { rest = '', args = process.argv.slice(2) } = {},
): { values: Values<Of>; positionals: string[] } => {
  const usage = usageOf(command, options, rest)
  const fail = (problem: string): never => {
    console.error(`${problem}.\n${usage}`)
    process.exit(2)
  }
  try {
    const config = { args, options: { ...options, help: { type: 'boolean' } }, allowPositionals: rest !== '' }
    const { values: typed, positionals } = parseArgs(config as Parameters<typeof parseArgs>[0])
    if (typed?.help) {
      console.log(usage)
      process.exit(0)
    }
    const values = Object.entries(options).map(([name, option]) => [
      name,
      readValue(name, option, typed[name] as Typed),
    ])
    return { values: Object.fromEntries(values), positionals }
  } catch (error) {
    // Node's message goes on to say how an argument is typed that looks like an option.
    return fail(/^.*?(?=\. |\.?\n|\.?$)/.exec((error as Error).message)?.[0] ?? '')
  }
}
