/** `cfn-lint` of AWS compares templates with the schemas of all resources. A check for development: it needs Python. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StackTemplate } from '#infra/aws/stacks/template.ts'

/** Such as `cfn-lint 1.51.0`; nothing where it is not installed. */
export const cfnLintVersion = (): string | undefined => {
  const { status, stdout } = spawnSync('cfn-lint', ['--version'], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/** Bits of its exit code: fatal, errors. Warnings are what CDK writes, such as a dependency that a reference implies already. */
const errorBits = 1 | 2

/** @returns what it says about errors; nothing if there are none */
export const cfnLint = (release: StackTemplate[], region: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-cfn-lint-'))
  const files = release.map(({ name, template }) => {
    const file = join(folder, `${name}.json`)
    writeFileSync(file, JSON.stringify(template, null, 1))
    return file
  })
  const args = ['--regions', region, '--ignore-checks', 'W', '--format', 'parseable', '--', ...files]
  const { status, stdout, stderr } = spawnSync('cfn-lint', args, { encoding: 'utf8' })
  rmSync(folder, { recursive: true, force: true })
  return status !== null && (status & errorBits) === 0 ? '' : stdout + stderr || 'cfn-lint did not run'
}
