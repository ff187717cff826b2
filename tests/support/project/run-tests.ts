/** `npm test`: runs every test and closes with one plain line of counts. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'portal-tests-'))
const report = join(folder, 'report.json')
const vitest = join(import.meta.dirname, '../../../node_modules/vitest/vitest.mjs')
const { status } = spawnSync(
  process.execPath,
  [
    vitest,
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit' },
)
let line = '0 passed, 1 failed'
try {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'))
  line = `${numPassedTests} passed, ${numFailedTests || (status === 0 ? 0 : Math.max(1, numFailedTestSuites))} failed`
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.stdout.write(`${line}\n`)
process.exitCode = status ?? 1
