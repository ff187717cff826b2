/** The position in our sources of each place in built code, with the line of source where it is ours. */
import { SourceMap } from 'node:module'
import { planFunctions } from '#infra/aws/bundle/plan.ts'
import type { SourceMaps } from '#infra/aws/bundle/source-maps.ts'
import { git } from '#infra/aws/kept-source-maps.ts'
import { endpoints } from '#shared/contract.ts'

/** Finds places in built code in whatever is given: `cases-act/index.mjs:7:123`, a stack, or lines of the log. */
interface Frame {
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
const readFrames = (text: string, functions: readonly string[]): Frame[] =>
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

const isOurs = (source: string): boolean => /^(functions|shared)\//.test(source)

/** As it was in the commit of the release; a release without a commit has only the files as they are now. */
const sourceLine = (release: string, source: string, line: number): string | undefined => {
  const commit = /^[a-z]+-([0-9a-f]{12})$/.exec(release)?.[1]
  if (!commit || !isOurs(source)) return undefined
  return git('show', `${commit}:${source}`)?.split('\n')[line - 1]?.trim()
}

const explainOne = ({ name, file, line, column }: Frame, maps: SourceMaps, release: string): string => {
  const built = `${name ?? '?'}/${file}:${line}:${column}`
  if (!name) return `${built} is in a function that nothing names: add --function`
  const map = maps.find(name, file)
  if (!map) return `${built} is no file of ${release}`
  const origin = new SourceMap(map).findOrigin(line, column)
  if (!('fileName' in origin) || !origin.fileName) return `${built} is no code of ours`
  const text = sourceLine(release, origin.fileName, origin.lineNumber)
  return `${origin.fileName}:${origin.lineNumber}:${origin.columnNumber}${text ? `\n    ${text}` : ''}`
}

/** @throws Error when the text names no place. */
export const explain = (
  text: string,
  { maps, release, name }: { maps: SourceMaps; release: string; name?: string },
): string[] => {
  if (name && !maps.functions.includes(name))
    throw new Error(`${release} has no function ${name}. It has: ${maps.functions.join(', ')}`)
  const frames = readFrames(text, maps.functions)
  if (frames.length === 0) throw new Error('There is no place such as cases-act/index.mjs:7:123.')
  return frames.map((frame) => explainOne({ ...frame, name: name ?? frame.name }, maps, release))
}
