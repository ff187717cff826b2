/** Branches of the calls about documents: both ways of sending, replaced, unreadable and missing files. */
import { requiredDocuments } from '#shared/applications/rules/required-documents.ts'
import { documentSetOf } from '#shared/vocabulary/documents.ts'
import { aPng } from '../../files/images.ts'
import { aForm, announced, postToStore } from '../../files/uploads.ts'
import type { Person } from './applicants.ts'
import type { RecordedPortal } from './recorded-portal.ts'

/** Files are sent in two ways, replaced, missing in the store, and removed. */
export const documents = async (
  { ask, recorder, sweep, stack: { services } }: RecordedPortal,
  { id, token }: Person,
) => {
  const granted = async (bytes: Buffer) => {
    const { data } = await ask('uploads.grant', { token, body: announced('cnic_front_image', bytes) })
    recorder.noteForm('uploads.grant', data.fields)
    return data
  }
  const confirm = (id: string) => ask('uploads.confirm', { token, params: { id } })
  const [first, second] = [aPng(8, 8), aPng(9, 9)]
  for (const bytes of [first, second]) {
    const grant = await granted(bytes)
    await postToStore(grant, bytes)
    await confirm(grant.id)
  }
  await confirm((await granted(first)).id) // no file has come
  const unreadable = Buffer.from('no picture')
  const refused = await granted(unreadable)
  await postToStore(refused, unreadable)
  await confirm(refused.id)

  for (const [name, key] of [
    ['uploads', 'profile_image'],
    ['files', 'cnic_front_image'],
  ] as const)
    for (const bytes of [first, second]) await ask(`${name}.create`, { token, form: await aForm(key, bytes) })
  for (const [set, key] of [
    ['documents', 'profile_image'],
    ['userDocuments', 'cnic_front_image'],
  ] as const) {
    await ask(`${set}.get`, { token, params: { key } })
    const document = await services.documents.read(id, key)
    await services.files.remove(document?.object_key ?? '') // as between a removal and a late read
    await ask(`${set}.get`, { token, params: { key } })
    await ask(`${set}.remove`, { token, params: { key }, headers: { 'idempotency-key': `remove ${key}` } })
  }
  await services.files.put('documents/somebody/cnic_front_image/old', first, 'image/png')
  await services.files.put('incoming/somebody/cnic_front_image/old', first, 'image/png')
  await sweep()
}

/** The documents that an approval requires. */
export const requiredScans = async ({ ask }: RecordedPortal, { token }: Person) => {
  for (const key of requiredDocuments('Registration')) {
    const set = documentSetOf(key) === 'documents' ? 'uploads.create' : 'files.create'
    await ask(set, { token, form: await aForm(key, aPng(7, 7)) })
  }
}
