/** Finds places in built code in whatever is given: `cases-act/index.mjs:7:123`, a stack, or lines of the log. */
import { planFunctions } from '#infra/aws/bundle/plan.ts'
import { endpoints } from '#shared/contract.ts'

export interface Frame {
  /** The function, where the text says which. */
  name: string | undefined
  file: string
  line: number
  column: number
}

const place = /((?:file:\/\/)?[\w./-]*\/)?([\w-]+\.mjs):(\d+):(\d+)/g

/** A line of the log names the route, which one function of each packaging serves. */
const servedBy = (text: string, functions: readonly string[]): string | undefined => {
  const method = /"method":\s*"(\w+)"/.exec(text)?.[1]
  const route = /"route":\s*"([^"]+)"/.exec(text)?.[1]
  const called = endpoints.find(({ endpoint }) => endpoint.method === method && endpoint.path === route)
  const serving = [...planFunctions('route'), ...planFunctions('area')].filter((planned) =>
    planned.endpoints.some(({ name }) => name === called?.name),
  )
  return serving.map(({ name }) => name).find((name) => functions.includes(name))
}

/** Lambda's own code; its files may have the names of ours. */
const ofRuntime = '/var/runtime/'

const isRelative = (folder: string): boolean => !folder.startsWith('file:') && !folder.startsWith('/')

/** @param functions the names of those that the release has. */
export const readFrames = (text: string, functions: readonly string[]): Frame[] =>
  text.split('\n').flatMap((row) => {
    const ofRow = servedBy(row, functions)
    return [...row.matchAll(place)]
      .filter(([, folder = '']) => !folder.includes(ofRuntime))
      .map(([, folder = '', file = '', line, column]) => ({
        name: folder && isRelative(folder) ? folder.slice(0, -1) : ofRow,
        file,
        line: Number(line),
        column: Number(column),
      }))
  })
