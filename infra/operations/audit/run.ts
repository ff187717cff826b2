/** `npm run packages:audit`: fails when a package of production has a weakness that SECURITY.md does not accept for a time. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readOptions } from '#infra/command-line.ts'
import { type AuditReport, acceptedIn, openFindings } from './findings.ts'

readOptions('npm run packages:audit', {})
const root = join(import.meta.dirname, '../../..')
const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: root,
  encoding: 'utf8',
  shell: process.platform === 'win32',
})

const reportIn = (text: string): AuditReport | null => {
  try {
    const report = JSON.parse(text)
    return report.vulnerabilities ? report : null
  } catch {
    return null
  }
}

const report = reportIn(stdout)
if (report === null) {
  console.error(
    'The registry did not say which packages have weaknesses. Ask again, or ask another registry.',
  )
  process.exitCode = 2
} else {
  const accepted = acceptedIn(readFileSync(join(root, 'SECURITY.md'), 'utf8'))
  const open = openFindings(report, accepted, new Date().toISOString().slice(0, 10))
  for (const line of open) console.error(line)
  console.log(`${open.length} weaknesses to mend. SECURITY.md says how soon.`)
  process.exitCode = open.length > 0 ? 1 : 0
}
