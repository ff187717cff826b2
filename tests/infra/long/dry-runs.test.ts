/** Every command of the runbook that changes an account has a dry mode: it says what it would do, without credentials and without a call to AWS. */
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { sampleFeeSchedule } from '#shared/rules/fee.ts'
import { recordedAws } from '#tests/support/aws/recorded-aws.ts'
import { root } from '#tests/support/project/source-files.ts'

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')
const scripts: Record<string, string> = JSON.parse(textOf('package.json')).scripts

/** The programs that change an account, or examine it; the others work on the files of the project, or only read a release. */
const asksAnAccount = /^node infra\/(commands|deploy|deploy-role|doctor\/run|smoke\/run)\.ts/

const folder = mkdtempSync(join(tmpdir(), 'portal-dry-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const fees = join(folder, 'fees.json')
writeFileSync(
  fees,
  JSON.stringify({ ...sampleFeeSchedule, name: 'Fees of 2027', sample: false, effective_from: '2027-01-01' }),
)

/** What a newcomer would put in the place of names that only their account knows. */
const filledIn = (args: string): string =>
  args
    .replace(/\$URL/g, 'https://d111111abcdef8.cloudfront.net')
    .replace(/\$ENV/g, 'prod')
    .replace(/--email …/g, '--email registrar@council.pk')
    .replace(/fees\.json/g, fees)

const words = (text: string): string[] =>
  [...text.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')

const documented = [
  ...new Set(
    [...textOf('infra/runbook.md').matchAll(/npm run ([\w:-]*\w)((?: -- [^`\n#;]+)?)/g)]
      .filter(([, name = '', args]) => args && asksAnAccount.test(scripts[name] ?? ''))
      .map(([, name = '', args = '']) =>
        `${name}${args.replace(' --dry-run', '').trimEnd()}`.replace('staging', 'prod'),
      ),
  ),
]

const noCredentials = {
  ...{ AWS_ACCESS_KEY_ID: '', AWS_SECRET_ACCESS_KEY: '', AWS_SESSION_TOKEN: '', AWS_PROFILE: '' },
  ...{ AWS_EC2_METADATA_DISABLED: 'true', SMOKE_ACCOUNT: '' },
}

const dryRun = async (command: string) => {
  const { env, asked } = await recordedAws({})
  const [name = '', ...rest] = command.split(' -- ')
  const [own = '', passedOn] = rest
  const passed = passedOn ? ['--', ...words(passedOn)] : []
  const args = [...words(filledIn(own)), '--dry-run', ...passed]
  const [, ...script] = (scripts[name] ?? '').split(' ')
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [...script, ...args], {
    cwd: root,
    env: { ...process.env, ...env, ...noCredentials },
  })
  return { stdout, stderr, asked }
}

test('the runbook names the commands of a way from an empty account', () => {
  const names = documented.map((command) => command.split(' ')[0])
  expect(names).toEqual(
    expect.arrayContaining(['deploy', 'doctor', 'data:fees', 'admin:create', 'keys:rotate', 'smoke']),
  )
})

test.each(documented)('npm run %s has a dry mode', async (command) => {
  const { stdout, stderr, asked } = await dryRun(command)
  expect(stdout).toMatch(/Would|^asks/m)
  expect([stderr, asked]).toEqual(['', []])
})

test.each([
  ['data:fees -- --env prod --from package.json', 'This is no fee schedule'],
  ['admin:create -- --env prod --email nobody --url https://portal.council.pk', 'Enter an email address'],
  ['keys:rotate -- --env prod --drop-new', 'There is no --drop-new for this command.'],
  ['deploy -- --env prod --uncommitted', '--uncommitted is for dev only'],
])('npm run %s is refused in a dry run too', async (command, said) => {
  await expect(dryRun(command)).rejects.toMatchObject({ stderr: expect.stringContaining(said) })
})

test('a dry run of a deployment says what it would refuse, ask and run', async () => {
  const { stdout } = await dryRun('deploy -- --env prod -- --require-approval never')
  expect(stdout).toMatch(/^Would refuse: infra\/settings.ts still holds placeholders for prod: account/)
  expect(stdout).toContain('Would ask (sts:GetCallerIdentity)')
  expect(stdout).toMatch(/Would run: cdk deploy --all -c env=prod --require-approval never\n$/)
})
