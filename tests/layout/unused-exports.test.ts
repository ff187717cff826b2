/** What is exported is imported by another file: a name that nobody else needs stays private, or is deleted. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { resolvedTarget, root, sourceFiles } from '#tests/support/project/source-files.ts'

const folders = ['shared', 'functions', 'infra', 'web', 'tests/support']
const readers = ['shared', 'functions', 'infra', 'web', 'tests']

/** Files whose exports are read by tools: Vite, vitest, the runtime of the functions; the last one holds source as text. */
const entryPoints = [
  /^web\/vite\.config\.ts$/,
  /\.d\.ts$/,
  /^functions\/handler\/entry\.ts$/,
  /^infra\/aws\/constructs\/[a-z-]+\/handler\.ts$/,
  /^tests\/support\/(browser\/prepare-browser|portal\/start-shared-portal|project\/build-site)\.ts$/,
  /^infra\/aws\/bundle\/entries\.ts$/,
]

/** Named in the text of the functions' entries that `infra/aws/bundle` generates. */
const namedByBundles = /^functions\/handler\/authenticate\.ts#\w+CallerNeeds$/

const text = (file: string) => readFileSync(join(root, file), 'utf8')

/** The names that a file exports, `default` included. */
const exportsOf = (file: string): string[] => {
  const source = text(file)
  const declared = source.matchAll(
    /^export (?:declare )?(?:async )?(?:const|let|function\*?|class|abstract class|interface|type|enum) (\w+)/gm,
  )
  const destructured = [...source.matchAll(/^export const [{[]([^=]*?)[}\]] =/gm)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.split(':').at(-1)?.trim() ?? ''),
  )
  const listed = [...source.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names.split(',').map(
      (name) =>
        name
          .replace(/^\s*type /, '')
          .split(' as ')
          .at(-1)
          ?.trim() ?? '',
    ),
  )
  const fallback = /^export default /m.test(source) ? ['default'] : []
  return [...[...declared].map(([, name = '']) => name), ...destructured, ...listed, ...fallback].filter(
    Boolean,
  )
}

/** `path#name` of everything that a file takes of other files; `path#*` where it takes a whole file. */
const takenBy = (file: string): string[] => {
  const source = text(file)
  const statements = source.matchAll(
    /(?:import|export)\s+(?:type\s+)?((?:[\w*]+(?:\s+as\s+\w+)?\s*,?\s*)?(?:\{[^}]*\})?)\s*from\s+['"]([^'"]+)['"]/g,
  )
  const named = [...statements].flatMap(([, clause = '', specifier = '']) => {
    const target = resolvedTarget(file, specifier)
    const list = /\{([^}]*)\}/.exec(clause)?.[1] ?? ''
    const names = list.split(',').map(
      (name) =>
        name
          .replace(/^\s*type /, '')
          .split(' as ')[0]
          ?.trim() ?? '',
    )
    const outside = clause.replace(/\{[^}]*\}/, '').trim()
    if (outside.startsWith('*')) names.push('*')
    else if (outside) names.push('default')
    return names.filter(Boolean).map((name) => `${target}#${name}`)
  })
  const whole = [...source.matchAll(/(?:import\(|import |vi\.importActual\()\s*['"]([^'"]+)['"]/g)].map(
    ([, specifier = '']) => `${resolvedTarget(file, specifier)}#*`,
  )
  return [...named, ...whole]
}

test('every export is imported by another file', () => {
  const taken = new Set(readers.flatMap(sourceFiles).flatMap(takenBy))
  const unused = folders
    .flatMap(sourceFiles)
    .filter((file) => !entryPoints.some((entry) => entry.test(file)) && !taken.has(`${file}#*`))
    .flatMap((file) => exportsOf(file).map((name) => `${file}#${name}`))
    .filter((name) => !taken.has(name))
  expect(unused.filter((name) => !namedByBundles.test(name))).toEqual([])
})
