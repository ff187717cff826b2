/**
 * `npm run mutation -- --only http`: changes each line of the rules, of what every request goes through, or of the data layer's promises,
 * and runs the tests that reach it. Lists the changes that no test notices. `--only data --file functions/platform/limits/limit.ts` changes one file.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { number, optional, readOptions } from '#infra/command-line.ts'
import { root } from '#tests/support/project/source-files.ts'
import { setNames, sets } from './sets.ts'

const { only, file, concurrency } = readOptions('npm run mutation', {
  only: optional(`<${setNames.join(',')}>`),
  file: optional('<file>'),
  concurrency: number(2),
}).values

interface Report {
  files: Record<string, { mutants: { status: string }[] }>
}

const stryker = (mutate: string[], tests: string[], runner: string): Report => {
  const { status } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js'),
      ...['run', 'tests/mutation/stryker.config.json', '--mutate', mutate.join(',')],
      ...['--testRunner', runner, '--concurrency', `${concurrency}`],
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, MUTATION_TESTS: JSON.stringify(tests) } },
  )
  if (status !== 0) throw new Error(`The changes of ${mutate.join(', ')} were not all tried`)
  return JSON.parse(readFileSync(join(root, '.tmp/mutation-report.json'), 'utf8'))
}

const rows: { file: string; changed: number; noticed: number; unreached: number }[] = []
for (const name of setNames.filter((one) => !only || only.split(',').includes(one))) {
  const { mutate, tests } = sets[name]
  const runner = name === 'rules' ? 'vitest' : 'in-process'
  const { files } = stryker(file ? [file] : mutate, tests, runner)
  for (const [changed, { mutants }] of Object.entries(files)) {
    const having = (...statuses: string[]) => mutants.filter(({ status }) => statuses.includes(status)).length
    const [noticed, unreached] = [having('Killed', 'Timeout'), having('NoCoverage')]
    rows.push({ file: changed, changed: noticed + unreached + having('Survived'), noticed, unreached })
  }
}
const sum = (field: 'changed' | 'noticed' | 'unreached') => rows.reduce((total, row) => total + row[field], 0)
const total = { file: 'all', changed: sum('changed'), noticed: sum('noticed'), unreached: sum('unreached') }
console.table([...rows, total])
