/** Stands for `vitest` where a change is tried on tests in one process: it collects them, and they run again and again. */
// biome-ignore lint/suspicious/noExplicitAny: the arguments of any table of cases
type Body = (...given: any[]) => unknown

export interface CollectedTest {
  id: string
  before: Body[]
  body: () => unknown
}

export const collected: CollectedTest[] = []
let file = ''
let before: Body[] = []

/** From now on tests are of this file. */
export const beginFile = (name: string): void => {
  file = name
  before = []
}

const add = (name: string, body: () => unknown): void => {
  collected.push({ id: `${file} ${collected.length} ${name}`, before, body })
}
/** A test may have options between its name and its body. */
const bodyIn = (given: unknown[]): Body => given.at(-1) as Body
const each =
  (cases: readonly unknown[]) =>
  (name: string, ...given: unknown[]): void => {
    for (const one of cases) add(name, () => bodyIn(given)(...(Array.isArray(one) ? one : [one])))
  }

export const test = Object.assign(
  (name: string, ...given: unknown[]): void => add(name, bodyIn(given) as () => unknown),
  { each },
)
export const beforeEach = (body: Body): void => void before.push(body)
export { expect } from 'vitest'
