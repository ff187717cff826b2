/** The collection of hostile and broken files, sent in forms and to the object store. */
import { expect, test } from 'vitest'
import { type HostileFile, hostileFiles } from '#tests/support/files/hostile-files.ts'
import { aPng } from '#tests/support/files/images.ts'
import { aForm, announced, postToStore, upload } from '#tests/support/files/uploads.ts'
import type { Account } from '#tests/support/people/applicants.ts'
import { portal } from '#tests/support/portal/shared-portal.ts'

const held = aPng(8, 8)
const name = 'cnic_front_image'
/** Refused announcements count too, and a person has twenty an hour. */
const filesAPerson = 15
const groupsOf = (files: HostileFile[]) =>
  Array.from({ length: Math.ceil(files.length / filesAPerson) }, (_, group) =>
    files.slice(group * filesAPerson, (group + 1) * filesAPerson),
  )
/** Both paths use the same check, so each file is sent by one of them: a third of them by the longer path. */
const straight = hostileFiles.filter((_, index) => index % 3 === 0)
const inForms = hostileFiles.filter((_, index) => index % 3 !== 0)

const someoneWhoHolds = async (): Promise<Account> => {
  const account = await portal.account()
  expect((await upload(account, name, held)).status).toBe(200)
  return account
}

const expectUnchanged = async (account: Account): Promise<void> => {
  expect((await account.get(`/api/user-documents/${name}`)).bytes).toEqual(held)
  const { files } = (await account.get('/api/user-documents')).body.data
  expect(Object.values(files).filter(Boolean)).toEqual([expect.objectContaining({ version: 1 })])
}

const sendForm = async (account: Account, file: HostileFile, key: string) =>
  account.post('/api/files', undefined, await aForm(key, file.bytes, { type: file.declaredType, ...file }))

test('the collection of hostile files is large', () => {
  expect(inForms.length).toBeGreaterThanOrEqual(120)
  expect(straight.length).toBeGreaterThanOrEqual(60)
})

test.each(groupsOf(inForms).map((files, index) => [index, files] as const))(
  'every hostile file sent in a form is refused with its message (%i)',
  async (_group, files) => {
    const account = await someoneWhoHolds()
    for (const file of files) {
      const { status, body } = await sendForm(account, file, name)
      expect([file.name, status, body.errors]).toEqual([file.name, 422, { file: [file.refusal] }])
    }
    await expectUnchanged(account)
  },
)

/** Uploads as the web does, with false announcements. @returns the status of the step that refused. */
const sendStraight = async (account: Account, file: HostileFile): Promise<[step: string, status: number]> => {
  const announcement = announced(name, file.bytes, file.declaredType)
  const granted = await account.post('/api/uploads/grants', announcement)
  if (granted.status !== 201) return ['grant', granted.status]
  const stored = await postToStore(granted.body.data, file.bytes)
  if (!stored.ok) return ['store', stored.status]
  const { status } = await account.post(`/api/uploads/grants/${granted.body.data.id}`)
  return ['confirm', status]
}

test.each(groupsOf(straight).map((files, index) => [index, files] as const))(
  'every hostile file sent to the object store is refused (%i)',
  async (_group, files) => {
    const account = await someoneWhoHolds()
    for (const file of files)
      expect([file.name, (await sendStraight(account, file))[1]]).toEqual([file.name, 422])
    await expectUnchanged(account)
  },
)
