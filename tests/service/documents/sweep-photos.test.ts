import { expect, test } from 'vitest'
import { sweepUploads } from '#functions/documents/use-cases/sweep-uploads.ts'
import { photoPrefix } from '#functions/platform/gateways/object-keys.ts'
import { aPhoto, aPng, dataString } from '#tests/support/files/images.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const office = await openStaffStack()

const sweep = (hours: number) => {
  const clock = () => new Date(Date.now() + hours * 60 * 60 * 1000)
  return sweepUploads({ ...office.services, clock, log: () => {} })()
}

test('photos that a failed change has left are removed a day later; those of records and of versions stay', async () => {
  const { services, stack } = office
  const { id, token } = await office.submittedCase()
  const reviewer = await office.staffMember('reviewer')
  const change = async (photo: string) => {
    const corrections = [{ item: 'applicant.photo', reason: 'does-not-match', words: '' }]
    await reviewer.act(id, 'start-review')
    await reviewer.act(id, 'return', { corrections })
    const { status, body } = await stack.invoke('applications.update', {
      token,
      params: { id: 'me' },
      body: { photo },
    })
    expect([status, body.errors]).toEqual([200, undefined])
    await stack.invoke('applicantForm.resubmit', { token, params: { id: 'me' } })
    return (await services.users.load(id))!.applicant!.photo_key!
  }
  const ofVersion = await change(aPhoto())
  const own = await change(dataString(aPng(360, 460)))
  const { photo_key: left } = await services.photos.store(id, dataString(aPng(370, 470)))
  const held = async () => (await services.files.list(photoPrefix(id))).map(({ key }) => key).sort()
  expect(await held()).toEqual([own, ofVersion, left].sort())

  await sweep(2)
  expect(await held()).toHaveLength(3)
  await sweep(25)
  expect(await held()).toEqual([own, ofVersion].sort())
})
