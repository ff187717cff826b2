/** `kill -9` of the whole stack during writes: what was acknowledged is there, and nothing is half done. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dynamoDbCall } from '#infra/local/dynamodb-call.ts'
import { aContact, anApplicant, aPerson } from '#tests/support/people/applicants.ts'
import { call } from '#tests/support/portal/http-client.ts'
import { root } from '#tests/support/project/source-files.ts'
import { until } from '#tests/support/waiting/until.ts'

const rounds = 3
const writers = 6
const peopleARound = 4

let dataDir: string
let port: number
let running: ChildProcess | undefined
const base = () => `http://127.0.0.1:${port}`

const isFree = (candidate: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(candidate, '127.0.0.1', () => server.close(() => resolve(true)))
  })

/** Five free ports in a row, below those that the system hands out by itself. */
const freePorts = async (): Promise<number> => {
  for (;;) {
    const first = 12_000 + Math.floor(Math.random() * 15_000)
    const free = await Promise.all([0, 1, 2, 3, 4].map((offset) => isFree(first + offset)))
    if (free.every(Boolean)) return first
  }
}

const start = async (): Promise<ChildProcess> => {
  const child = spawn(process.execPath, [join(root, 'infra/local/start.ts')], {
    cwd: root,
    detached: true, // a process group of its own, which the kill takes down whole
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
  })
  await until(async () => (await call(base(), 'GET', '/api/health').catch(() => null))?.status === 200)
  return child
}

const killWholeStack = async (child: ChildProcess): Promise<void> => {
  const gone = new Promise((resolve) => child.once('exit', resolve))
  process.kill(-(child.pid as number), 'SIGKILL')
  await gone
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-kill-'))
  port = await freePorts()
})
afterAll(async () => {
  if (running) await killWholeStack(running)
  await rm(dataDir, { recursive: true, force: true })
})

interface Acknowledged {
  email: string
  password: string
  cnic: string
  /** How far the person came before the kill. */
  applicant?: string
  contact?: string
}

/** Registers people and saves their records until the portal is gone; notes only what was acknowledged. */
const write = async (notes: Acknowledged[]): Promise<void> => {
  try {
    for (;;) {
      const person = aPerson()
      const registered = await call(base(), 'POST', '/api/auth/register', { body: person })
      if (registered.status !== 201) continue
      const note: Acknowledged = { email: person.email, password: person.password, cnic: person.cnic }
      notes.push(note)
      const { token } = registered.body.data
      const applicant = await call(base(), 'POST', '/api/applications', { token, body: anApplicant() })
      if (applicant.status === 201) note.applicant = applicant.body.data.id
      const contact = await call(base(), 'POST', '/api/contact-information', { token, body: aContact() })
      if (contact.status === 201) note.contact = contact.body.data.id
    }
  } catch {
    // the kill
  }
}

const credentials = { accessKeyId: 'any', secretAccessKey: 'any' }

/** Every item of the table as `pk/sk`. */
const allKeys = async (): Promise<string[]> => {
  const scan = dynamoDbCall(`http://127.0.0.1:${port + 3}`, { credentials, region: 'eu-central-1' })
  type Page = { Items: { pk: { S: string }; sk: { S: string } }[]; LastEvaluatedKey?: object }
  const keys: string[] = []
  let ExclusiveStartKey: object | undefined
  do {
    const page: Page = await scan('DynamoDB_20120810.Scan', { TableName: 'portal', ExclusiveStartKey })
    keys.push(...page.Items.map(({ pk, sk }) => `${pk.S}/${sk.S}`))
    ExclusiveStartKey = page.LastEvaluatedKey
  } while (ExclusiveStartKey)
  return keys
}

test(`killing the portal ${rounds} times during writes loses nothing that was acknowledged`, async () => {
  const notes: Acknowledged[] = []
  for (let round = 0; round < rounds; round++) {
    running = await start()
    const child = running
    const writing = Array.from({ length: writers }, () => write(notes))
    const enough = notes.length + peopleARound
    await until(() => notes.length >= enough)
    await killWholeStack(child)
    await Promise.all(writing)
  }
  running = await start()

  for (const note of notes) {
    const login = await call(base(), 'POST', '/api/auth/login', {
      body: { email: note.email, password: note.password },
    })
    expect(login.status).toBe(200)
    const { user } = login.body.data
    expect(user.cnic).toBe(note.cnic)
    if (note.applicant) expect(user.applicant.id).toBe(note.applicant)
    if (note.contact) expect(user.contact_information.id).toBe(note.contact)
  }

  const keys = await allKeys()
  const count = (pattern: RegExp) => keys.filter((key) => pattern.test(key)).length
  const accounts = count(/^USER#[^/]+\/ACCOUNT$/)
  expect(accounts).toBeGreaterThanOrEqual(notes.length)
  expect([count(/^EMAIL#/), count(/^CNIC#/)]).toEqual([accounts, accounts])
})
