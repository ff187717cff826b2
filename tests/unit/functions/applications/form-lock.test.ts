/** What an applicant writes rests on the form as it was read, and what rests on all of it on everything that was counted. */
import { beforeEach, expect, test } from 'vitest'
import {
  countAddition,
  countChange,
  FormChanged,
  type FormOwner,
  nextForm,
  orFormChanged,
  type RecordOwner,
  replacing,
} from '#functions/applications/data/form-lock.ts'
import { nextSnapshot } from '#functions/applications/data/snapshot.ts'
import { formKey } from '#functions/platform/table/keys/applicants.ts'
import { ConditionFailed, type Write } from '#functions/platform/table/table.ts'
import { put, storedItem } from '#functions/platform/table/write.ts'
import { memoryTable } from '#tests/support/simulation/memory-table.ts'

const now = new Date('2026-11-24T06:00:00Z')
const attempt = { requestId: 'r', now }
const snapshot = { number: 1, at: '2026-11-20', digest: '-' }
const aForm = (changes: object = {}) => ({
  ...{ id: 'f', version: 2, changes: 0, status: 'submitted', submitted_at: '2026-11-20', snapshot },
  ...{ application_title: 'Registration', registrationNo: 'x', issueDate: null, expiryDate: null },
  ...{ fee_amount: 1, fee_schedule: 'x', fee_is_sample: false, fee_fixed_on: '2026-11-20' },
  ...changes,
})
const owner = (fields: object = {}): FormOwner => ({
  ...{ id: 'p', application_form: null, former_form: null, draft_changes: 0 },
  ...fields,
})

let store: ReturnType<typeof memoryTable>
beforeEach(() => {
  store = memoryTable()
})
const stored = (fields: object) => store.table.put(storedItem(formKey('p'), fields))
const form = () => store.table.get(formKey('p'))
const isDone = (...writes: Write[]) =>
  store.table.transact(writes).then(
    () => true,
    (error) => {
      if (error instanceof ConditionFailed) return false
      throw error
    },
  )

test('without a form writes are counted on a bare item', async () => {
  expect(await isDone(countChange(owner()))).toBe(true)
  expect(await isDone(countChange(owner({ draft_changes: 1 })))).toBe(true)
  expect(await form()).toMatchObject({ changes: 2 })
})

test('a write that was begun without a form is refused once there is one', async () => {
  await stored({ version: 1 })
  expect(await isDone(countChange(owner()))).toBe(false)
})

test.each(['application_form', 'former_form'])('a write rests on the version of the %s', async (field) => {
  await stored({ version: 2, changes: 5 })
  expect(await isDone(countChange(owner({ [field]: aForm({ version: 1 }) })))).toBe(false)
  expect(await isDone(countChange(owner({ [field]: aForm() })))).toBe(true)
  expect(await form()).toMatchObject({ version: 2, changes: 6 })
})

test('the present form decides, not the one before', async () => {
  await stored({ version: 2 })
  const both = owner({ application_form: aForm(), former_form: aForm({ version: 9 }) })
  expect(await isDone(countChange(both))).toBe(true)
})

const submit = (read: FormOwner) =>
  isDone(put(storedItem(formKey('p'), { version: 7 }), replacing(read).condition))

test('a first submission rests on everything that was counted', async () => {
  expect(replacing(owner()).version).toBeUndefined()
  await stored({ changes: 3 })
  expect(await submit(owner())).toBe(false)
  expect(await submit(owner({ draft_changes: 2 }))).toBe(false)
  expect(await submit(owner({ draft_changes: 3 }))).toBe(true)
  expect(await submit(owner())).toBe(false)
})

test('where nothing was written yet it rests on that', async () => {
  expect(await submit(owner())).toBe(true)
})

test('a submission after a closed one takes its place, as it was read', async () => {
  await stored({ version: 2, changes: 3 })
  const after = (former_form: object) => owner({ former_form, draft_changes: 9 })
  expect(replacing(after(aForm())).version).toBe(2)
  expect(await submit(after(aForm()))).toBe(false)
  expect(await submit(after(aForm({ changes: 4 })))).toBe(false)
  expect(await submit(after(aForm({ changes: 3, version: 3 })))).toBe(false)
  expect(await submit(after(aForm({ changes: 3 })))).toBe(true)
})

test('a form moves on from its version when nothing was counted since', async () => {
  await stored({ version: 2, changes: 3, status: 'returned' })
  const move = (read: object) => isDone(nextForm('p', aForm(read) as never, { status: 'submitted' }, attempt))
  expect(await move({})).toBe(false)
  expect(await move({ changes: 3, version: 1 })).toBe(false)
  expect(await move({ changes: 3 })).toBe(true)
  const moved = { version: 3, changes: 3, status: 'submitted', changed_by: 'r' }
  expect(await form()).toMatchObject(moved)
  await stored({ version: 2 })
  expect(await move({})).toBe(true)
})

const records = (fields: object = {}): RecordOwner =>
  ({
    ...owner(),
    ...{ account: { cnic: '1' }, applicant: null, contact_information: null, user_application: null },
    ...{ qualification_information: [], documents: [] },
    ...fields,
  }) as unknown as RecordOwner
const aPaper = {
  ...{ id: '1', version: 1, type: 'image/png', size: 9, uploaded_at: '2026-11-24T05:00:00.000Z' },
  ...{ name: 'cnic_front_image', object_key: 'documents/p/1', sha256: 'YQ==' },
}

test('what is added while the council has the application makes its next version', async () => {
  await stored({ version: 2 })
  const writes = countAddition(records({ application_form: aForm(), documents: [aPaper] }), now)
  expect(writes).toHaveLength(2)
  expect(await isDone(...writes)).toBe(true)
  expect(await form()).toMatchObject({ changes: 1, snapshot: { number: 2, at: now.toISOString() } })
  const version = store.items().find(({ cause }) => cause)
  expect(version).toMatchObject({
    cause: 'paper-added',
    number: 2,
    documents: [{ object_key: 'documents/p/1' }],
  })
})

test('a version rests on everything that was read', async () => {
  await stored({ version: 2, changes: 3 })
  const add = (read: object) => isDone(...countAddition(records({ application_form: aForm(read) }), now))
  expect(await add({})).toBe(false)
  expect(await add({ changes: 3, version: 1 })).toBe(false)
  expect(await add({ changes: 3 })).toBe(true)
  expect(await form()).toMatchObject({ version: 2, changes: 4 })
})

test('what is added before there is a form, or after the decision, is only counted', async () => {
  const lone = (fields: object) => countAddition(records(fields), now)
  expect(lone({})).toHaveLength(1)
  expect(await isDone(...lone({}))).toBe(true)
  await stored({ version: 2 })
  const decided = lone({ application_form: aForm({ status: 'approved' }) })
  expect(decided).toHaveLength(1)
  expect(await isDone(...decided)).toBe(true)
  expect(await form()).toMatchObject({ changes: 1 })
})

test('an addition that changes nothing of what the application says makes no version', async () => {
  const source = records({ application_form: aForm() })
  const mark = nextSnapshot(source as never, 'submitted', now)?.mark
  expect(countAddition(records({ application_form: aForm({ snapshot: mark }) }), now)).toHaveLength(1)
})

test('a refusal by a condition says that the form has changed; another error stays what it is', () => {
  expect(() => orFormChanged(new ConditionFailed([0]))).toThrow(FormChanged)
  expect(() => orFormChanged(new Error('away'))).toThrow('away')
  expect(new FormChanged().name).toBe('FormChanged')
})
