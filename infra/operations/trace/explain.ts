/** The position in our sources of each place in built code, with the line of source where it is ours. */
import { SourceMap } from 'node:module'
import type { SourceMaps } from '#infra/aws/bundle/source-maps.ts'
import { git } from '#infra/aws/kept-source-maps.ts'
import { type Frame, readFrames } from './frames.ts'

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
