import { marshall } from '@aws-sdk/util-dynamodb'
import { expect, test } from 'vitest'
import { publishLog } from '#functions/certificates/use-cases/publish-log.ts'
import { registrationKey } from '#functions/platform/table/keys/register.ts'
import { composeMessage } from '#functions/workers/compose-message.ts'
import { logChanges } from '#functions/workers/log-changes.ts'
import { checkEntryProof } from '#shared/certificates/statements/entry-proof.ts'
import { extraOf, readCheckpoint, toBase64, verifierKey } from '#shared/certificates/statements/log-note.ts'
import { hashOfAll } from '#shared/certificates/statements/log-tree.ts'
import { check } from '#tests/support/certificates/made-up-logs.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'
import { aStoredRegistration, changeStored } from '#tests/support/register/registrations.ts'
import { seededRandom } from '#tests/support/simulation/random.ts'

const { services, stack, staffMember, submittedCase } = await openStaffStack()
const always = () => true

const logged = async (number: string) => {
  const entry = (await services.registrations.read(number, true))!
  const NewImage = marshall({ ...registrationKey(number), ...entry }) as never
  await logChanges(services)({ Records: [{ dynamodb: { SequenceNumber: '1', NewImage } }] })
}
const linesOf = async (token: string) => (await stack.invoke('ownRegistration.log', { token })).body.data
const verifiers = async () => {
  const { x } = (await services.registerKeys.list()).find(({ signs }) => signs === 'log')!
  return [await verifierKey('127.0.0.1:3000/log', Buffer.from(x, 'base64url'))]
}
const aHolder = async () => {
  const { id, token } = await submittedCase({ withDocuments: false })
  const { number } = await aStoredRegistration(services, { holder: id })
  await logged(number)
  return { id, number, token }
}

test('a holder has a file for each line about their entry, which proves it and what the register says', async () => {
  const { number, token } = await aHolder()
  const stranger = await submittedCase({ withDocuments: false })
  expect([await linesOf(stranger.token), (await linesOf(token))[0].proof]).toEqual([[], null])
  await changeStored(services, number, { city: 'Multan' })
  await logged(number)
  await publishLog(services)(always)

  const lines = await linesOf(token)
  expect(lines.map(({ kind }: { kind: string }) => kind)).toEqual(['changed', 'entered'])
  const [newest, first] = await Promise.all(
    lines.map(async ({ proof }: { proof: string }) => checkEntryProof(proof, await verifiers())),
  )
  expect(newest).toMatchObject({
    index: lines[0].index,
    entry: { number },
    facts: { number, city: 'Multan' },
  })
  expect(first).toMatchObject({ index: lines[1].index, entry: { number, kind: 'entered' }, facts: null })
})

test('who has a number now gets no line of who had it before', async () => {
  const { id, token } = await submittedCase({ withDocuments: false })
  const { number, created_at } = await aStoredRegistration(services, { holder: id })
  const before = { number, life: '2020', version: 1, facts: 'of another person' }
  await services.publicLog.append(before, new Date())
  await logged(number)
  const lines = await linesOf(token)
  expect(lines).toHaveLength(1)
  expect((await services.publicLog.leaf(lines[0].index))?.life).toBe(created_at)
})

test('a file in which anything is changed proves nothing', async () => {
  const { token } = await aHolder()
  await publishLog(services)(always)
  const [{ proof }] = await linesOf(token)
  const keys = await verifiers()
  expect(await checkEntryProof(proof, keys)).not.toBeNull()
  const told = JSON.parse(extraOf(proof)!)
  const withTold = (fields: object) =>
    proof.replace(
      /extra \S+/,
      `extra ${Buffer.from(JSON.stringify({ ...told, ...fields })).toString('base64')}`,
    )
  const { salt, facts } = told.opened
  const moved = facts.replace('Lahore', 'Multan')
  const entry = told.entry.replace('entered', 'changed')
  for (const forged of [
    { opened: { salt, facts: moved } },
    { opened: { salt: 'other', facts } },
    { entry },
    { more: 1 },
  ])
    expect([forged, await checkEntryProof(withTold(forged), keys)]).toEqual([forged, null])

  const random = seededRandom(31)
  const letters = [...'ABCabc019+/=\n —{}:"']
  const accepted: string[] = []
  for (let times = 0; times < 1000; times++) {
    const at = Math.floor(random() * proof.length)
    const other = proof.slice(0, at) + letters[Math.floor(random() * letters.length)] + proof.slice(at + 1)
    if (other !== proof && (await checkEntryProof(other, keys))) accepted.push(other)
  }
  expect(accepted).toEqual([])
})

test('an e-mail about an entry is a witness: the monitor finds its lines and root in the log', async () => {
  const { number, id } = await aHolder()
  await publishLog(services)(always)
  const about = { number, event: 'SUSPENDED', since: '2026-11-24' } as const
  const email = {
    id: 'e',
    kind: 'registration-changed',
    user_id: id,
    at: '2026-11-24T06:00:00.000Z',
  } as const
  const { text } = (await composeMessage({ ...email, registration: about } as never, services))!
  const [, size, root] = /has (\d+) lines and the root (\S{12})\./.exec(text)!
  await aHolder()
  await publishLog(services)(always)
  const read = async (path: string) =>
    Buffer.from((await stack.localStack.objectStore.read(`log/${path}`))!.bytes)
  const nothing = { hashes: [], last: '', seen: 0 }
  const { copy } = await check(read, (await verifiers())[0]!, nothing, Date.now())
  const then = await hashOfAll(copy.hashes.slice(0, Number(size)).map((hash) => Uint8Array.from(hash)))
  expect(copy.hashes.length).toBeGreaterThan(Number(size))
  expect(toBase64(then).slice(0, 12)).toBe(root)
})

test('certificate and statement print the line of their entry beside a code that is as small as before', async () => {
  const { number, token } = await aHolder()
  const reception = await staffMember('reception')
  const early = await reception.ask('certificates.prepare', { params: { number } })
  await logged(number)
  await publishLog(services)(always)
  const [{ index }] = await linesOf(token)
  const { size, root } = readCheckpoint((await services.logFiles.checkpoint())!.note)!
  const in_log = { line: index, size, root: root.slice(0, 12) }
  const own = async (name: 'ownRegistration.certificate' | 'ownRegistration.statement') =>
    (await stack.invoke(name, { token })).body.data
  const certificate = await own('ownRegistration.certificate')
  expect([certificate.in_log, (await own('ownRegistration.statement')).in_log]).toEqual([in_log, in_log])
  expect([certificate.address, certificate.address.length < 300]).toEqual([
    early.body.data.current.address,
    true,
  ])
})
