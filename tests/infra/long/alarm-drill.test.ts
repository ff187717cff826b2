/** `npm run alarm:drill` against a server that answers as CloudWatch and SNS do. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { alarmService } from '#infra/alarm-drill/alarm-service.ts'
import { drill as raiseAlarms } from '#infra/alarm-drill/drill.ts'
import { withPinnedAccount } from '#tests/support/aws/real-settings.ts'
import { root } from '#tests/support/project/source-files.ts'
import { startAlarmServer } from '#tests/support/stand-ins/alarm-server.ts'

const topic = 'arn:aws:sns:eu-central-1:123456789012:portal-staging-alarms'
const edgeTopic = 'arn:aws:sns:us-east-1:123456789012:portal-staging-edge-alarms'
const duty = 'operations@council.example'
const confirmed: [string, string] = [duty, `${topic}:1111`]
const open: [string, string] = [duty, 'PendingConfirmation']

const alarms = () => ({
  'eu-central-1': [
    { name: 'portal-staging-emails-late', state: 'OK' as const, topic },
    { name: 'portal-staging-canary-failing', state: 'ALARM' as const, topic },
    { name: 'portal-staging-spending', state: 'INSUFFICIENT_DATA' as const, topic },
  ],
  'us-east-1': [{ name: 'portal-staging-cloudfront-errors', state: 'OK' as const, topic: edgeTopic }],
})
const bothConfirmed = { [topic]: [confirmed], [edgeTopic]: [confirmed] }

const environment = (endpoint: string) => ({
  AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE',
  AWS_SECRET_ACCESS_KEY: 'secret',
  AWS_SESSION_TOKEN: 'token',
  AWS_ENDPOINT_URL_CLOUDWATCH: endpoint,
  AWS_ENDPOINT_URL_SNS: endpoint,
  AWS_ENDPOINT_URL_STS: endpoint,
})

const drill = async (plan: Parameters<typeof startAlarmServer>[0], ...args: string[]) => {
  const server = await startAlarmServer(plan)
  onTestFinished(server.stop)
  const env = { PATH: process.env.PATH, ...withPinnedAccount, ...environment(server.endpoint) }
  const script = join(root, 'infra/alarm-drill/run.ts')
  const { code, said } = await new Promise<{ code: number; said: string }>((resolve) =>
    execFile(process.execPath, [script, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), said: stdout + stderr }),
    ),
  )
  return { code, said, changes: server.changes }
}

test('each alarm of both regions is raised once and put back, and one that is raised anyway is left alone', async () => {
  const { code, said, changes } = await drill(
    { alarms: alarms(), subscriptions: bothConfirmed },
    '--env',
    'staging',
  )
  expect(changes).toEqual([
    'portal-staging-emails-late ALARM',
    'portal-staging-emails-late OK',
    'portal-staging-spending ALARM',
    'portal-staging-spending INSUFFICIENT_DATA',
    'portal-staging-cloudfront-errors ALARM',
    'portal-staging-cloudfront-errors OK',
  ])
  expect(said.split('\n')).toEqual([
    `ok    emails-late has reached ${duty}.`,
    `ok    canary-failing is raised already and was left alone; it reaches ${duty}.`,
    `ok    spending has reached ${duty}.`,
    `ok    cloudfront-errors has reached ${duty}.`,
    '4 alarms tried, 0 of them reach nobody.',
    '',
  ])
  expect(code).toBe(0)
})

test('a dry run changes nothing and says whom each would reach', async () => {
  const plan = { alarms: alarms(), subscriptions: { [topic]: [confirmed], [edgeTopic]: [open] } }
  const { code, said, changes } = await drill(plan, '--env', 'staging', '--dry-run')
  expect(changes).toEqual([])
  expect(said).toContain(`ok    emails-late would reach ${duty}.\n`)
  expect(said).toContain(
    `WRONG cloudfront-errors reaches NOBODY. ${duty} has not confirmed the subscription.\n`,
  )
  expect([code, said.includes('4 alarms looked at, 1 of them reach nobody.')]).toEqual([1, true])
})

test.each([
  ['refusing', 'CloudWatch Alarms is not authorized to perform: SNS:Publish'],
  ['unnoted', 'CloudWatch notes no action'],
])('an alarm whose topic is %s has reached nobody, and is put back', async (fault, why) => {
  const server = await startAlarmServer({ alarms: alarms(), subscriptions: bothConfirmed, [fault]: [topic] })
  onTestFinished(server.stop)
  onTestFinished(() => void vi.unstubAllEnvs())
  for (const [name, value] of Object.entries(environment(server.endpoint))) vi.stubEnv(name, value)
  const options = { prefix: 'portal-staging-', only: 'emails-late', dryRun: false, waitsForMs: 100 }
  expect(await raiseAlarms(alarmService('eu-central-1'), options)).toEqual([
    { alarm: 'emails-late', ok: false, line: `reached NOBODY. ${topic}: ${why}` },
  ])
  expect(server.changes).toEqual(['portal-staging-emails-late ALARM', 'portal-staging-emails-late OK'])
})

test('an alarm without an action, and one without a subscription, reach nobody', async () => {
  const silent = { name: 'portal-staging-silent', state: 'OK' as const }
  const empty = { name: 'portal-staging-empty', state: 'OK' as const, topic }
  const plan = { alarms: { 'eu-central-1': [silent, empty] }, subscriptions: {} }
  const { code, said } = await drill(plan, '--env', 'staging', '--dry-run')
  expect(said).toContain('WRONG silent reaches NOBODY: it has no action, or its actions are off.\n')
  expect(said).toContain('WRONG empty reaches NOBODY. Its topic has no subscription.\n')
  expect(code).toBe(1)
})

test.each([
  [['--env', 'staging', '--only', 'nothing'], 'There is no alarm "nothing" of staging.'],
  [['--env', 'dev'], 'There are no alarms of dev: is it deployed'],
  [['--env', 'production'], 'There is no environment "production".'],
  [['--env', 'dev', '--dry'], "Unknown option '--dry'"],
])('%j is refused with a sentence', async (args, sentence) => {
  const { code, said } = await drill({ alarms: alarms(), subscriptions: bothConfirmed }, ...args)
  expect([code, said.includes(sentence)]).toEqual([2, true])
})
