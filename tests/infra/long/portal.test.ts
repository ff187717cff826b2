import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { demoApplicant } from '#infra/demo-applicant.ts'
import { lockDataDir } from '#infra/local/data-lock.ts'
import { startPortal } from '#infra/local/portal.ts'
import { close, listen } from '#infra/local/ports.ts'
import { demoAdministrator } from '#infra/local/seed.ts'
import { settingsOf } from '#infra/settings.ts'
import { securityTxt } from '#infra/site-texts.ts'
import { StartError } from '#infra/start-error.ts'
import { aFolder, aLog, stopped } from '#tests/support/files/temporary-folder.ts'
import { returnReasonAt } from '#tests/support/people/returned-email.ts'
import { testDependencies } from '#tests/support/portal/test-dependencies.ts'
import { until } from '#tests/support/waiting/until.ts'

const { log } = aLog()
const quiet = { log, siteDir: '/nowhere', dependencies: testDependencies }
const post = (url: string, path: string, body: object) =>
  fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const applicant = { email: demoApplicant.email, password: demoApplicant.password }
const staff = { email: demoAdministrator.email, password: demoAdministrator.password }

/** A portal in a process of its own, as `npm start` has it; on disk, to be killed. */
const aProcess = async (dataDir: string) => {
  const script = `
    import { startPortal } from '#infra/local/portal.ts'
    import { testDependencies } from '#tests/support/portal/test-dependencies.ts'
    const portal = await startPortal({
      dataDir: ${JSON.stringify(dataDir)}, siteDir: '/nowhere', log() {}, dependencies: testDependencies,
    })
    process.send({ url: portal.url, database: portal.localStack.database.pid() })
    process.once('SIGTERM', () => portal.stop().then(() => process.exit(0)))
  `
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [{ url, database }] = (await once(child, 'message')) as [{ url: string; database: number }]
  return { child, url, database }
}
const end = async (child: ChildProcess, signal: NodeJS.Signals) => {
  const gone = once(child, 'exit')
  child.kill(signal)
  return gone
}

test('npm start seeds accounts, serves the API and security.txt, and delivers e-mails to the mailbox', async () => {
  const dataDir = await aFolder()
  const portal = await stopped(startPortal({ dataDir, ...quiet }))

  expect(await (await fetch(`${portal.url}/api/health`)).json()).toEqual({ data: { status: 'ok' } })
  expect((await post(portal.url, '/api/auth/login', applicant)).status).toBe(200)
  expect((await post(portal.url, '/api/admin/auth/login', staff)).status).toBe(200)
  expect((await post(portal.url, '/api/auth/login', staff)).status).not.toBe(200)

  expect((await post(portal.url, '/api/auth/forgot-password', { email: applicant.email })).status).toBe(200)
  const emails = async () =>
    (await (await fetch(`${portal.url}/__local/mail`)).json()) as Record<string, string>[]
  await until(async () => (await emails()).length === 1)
  const [email] = await emails()
  expect(email).toMatchObject({ to: applicant.email })
  expect(email!.text).toContain(`${portal.url}/auth/reset-password/`)
  const inbox = await fetch(portal.inboxUrl)
  expect(await inbox.text()).toContain(`<a href="${portal.url}/auth/reset-password/`)
  expect(inbox.headers.get('content-security-policy')).toContain(portal.localStack.objectStore.endpoint)

  // An e-mail that came back is noted at the account.
  expect(await returnReasonAt(portal.url)).toBe('no-mailbox')

  const text = await fetch(`${portal.url}/.well-known/security.txt`)
  expect(text.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await text.text()).toBe(securityTxt(settingsOf('dev'), new Date()))
})

test('stopping the portal restores the environment variables and unlocks the folder', async () => {
  const dataDir = await aFolder()
  const before = { ...process.env }
  const portal = await startPortal({ dataDir, ...quiet })
  expect(process.env.TABLE_NAME).toBe('portal')
  await portal.stop()
  await portal.stop()
  expect(process.env).toEqual(before)
  lockDataDir(dataDir)()
})

test('a new administrator password applies at the next start', async () => {
  const dataDir = await aFolder()
  await (await startPortal({ dataDir, ...quiet })).stop()
  const administrator = { email: staff.email, password: 'another password of mine' }
  const portal = await stopped(startPortal({ dataDir, ...quiet, administrator }))
  expect((await post(portal.url, '/api/admin/auth/login', staff)).status).not.toBe(200)
  expect((await post(portal.url, '/api/admin/auth/login', administrator)).status).toBe(200)
})

test('all data is there after the portal was killed while writing', async () => {
  const dataDir = await aFolder()
  const first = await aProcess(dataDir)
  const acknowledged: number[] = []
  const register = async (at: number) => {
    const password = 'seven green parrots'
    const body = {
      ...{ name: 'Test Person', father_name: 'Test Father', phone: '0300 1234567' },
      ...{ cnic: `99999${String(at).padStart(8, '0')}`, email: `person-${at}@example.com` },
      ...{ password, password_confirmation: password },
    }
    const answer = await post(first.url, '/api/auth/register', body).catch(() => undefined)
    if (answer?.status === 201) acknowledged.push(at)
  }
  const writing = Array.from({ length: 15 }, (_, at) => register(at + 100))
  await until(() => acknowledged.length >= 4)

  const [, signal] = await end(first.child, 'SIGKILL')
  await Promise.all(writing)
  expect(signal).toBe('SIGKILL')
  const second = await aProcess(dataDir)

  expect(second.database).not.toBe(first.database)
  for (const at of acknowledged) {
    const signIn = { email: `person-${at}@example.com`, password: 'seven green parrots' }
    expect((await post(second.url, '/api/auth/login', signIn)).status).toBe(200)
  }
  const [code] = await end(second.child, 'SIGTERM')
  expect(code).toBe(0)
  await until(() => !alive(second.database))
})

test('a folder in use gives one sentence, and the lock of a process that is gone is taken over', async () => {
  const dataDir = await aFolder()
  const release = lockDataDir(dataDir)
  await expect(startPortal({ dataDir, log })).rejects.toThrow(/is in use by another portal \(process \d+\)/)
  release()
  // The same number, but begun at another time: the process that held it is long gone.
  writeFileSync(join(dataDir, 'lock'), JSON.stringify({ pid: process.pid, began: '1' }))
  lockDataDir(dataDir)()
})

test('a port in use gives one sentence and leaves nothing running', async () => {
  const dataDir = await aFolder()
  const other = createServer()
  const port = await listen(other, 0, 'a test')
  onTestFinished(() => close(other))
  const starting = startPortal({ dataDir, port, log })
  await expect(starting).rejects.toBeInstanceOf(StartError)
  await expect(starting).rejects.toThrow(`Port ${port}, wanted for the portal, is already in use`)
  lockDataDir(dataDir)()
})

const alive = (pid: number) => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== ''
  } catch {
    return false
  }
}
