import { expect, test } from 'vitest'
import { aPerson } from '#tests/support/people/applicants.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()

test.each([
  ['applicant', 'auth.login', 'auth.user'],
  ['staff', 'adminAuth.login', 'adminAuth.adminUser'],
] as const)('of 20 sign-ins at the same time (%s) at most five sessions remain', async (kind, login, own) => {
  const { stack, staffMember } = staffStack
  const { email, password } = kind === 'staff' ? await staffMember('reviewer') : aPerson()
  if (kind === 'applicant') await stack.invoke('auth.register', { body: aPerson({ email, password }) })
  const signIn = async (device?: string) =>
    (
      await stack.invoke(login, {
        body: { email, password },
        headers: device ? { 'device-marker': device } : {},
      })
    ).body.data
  const browsers: string[] = []
  for (let browser = 0; browser < 4; browser++) browsers.push((await signIn()).device)

  const signedIn = await Promise.all(
    browsers.flatMap((device) => Array.from({ length: 5 }, () => signIn(device))),
  )

  const statuses = await Promise.all(
    signedIn.map(async ({ token }) => (await stack.invoke(own, { token })).status),
  )
  const open = statuses.filter((status) => status === 200).length
  expect([statuses.length, open > 0, open <= 5]).toEqual([20, true, true])
  // The next one is signed in whoever else is.
  const { token } = await signIn()
  expect((await stack.invoke(own, { token })).status).toBe(200)
})

test.each([
  ['applicant', 'auth.login', 'auth.user'],
  ['staff', 'adminAuth.login', 'adminAuth.adminUser'],
] as const)(
  'a sign-in (%s) ends the earlier session of its browser, and no other',
  async (kind, login, own) => {
    const { stack, staffMember } = staffStack
    const { email, password } = kind === 'staff' ? await staffMember('reviewer') : aPerson()
    const registered =
      kind === 'applicant'
        ? (await stack.invoke('auth.register', { body: aPerson({ email, password }) })).body.data
        : null
    const signIn = async (device?: string) =>
      (
        await stack.invoke(login, {
          body: { email, password },
          headers: device ? { 'device-marker': device } : {},
        })
      ).body.data
    const status = async ({ token }: { token: string }) => (await stack.invoke(own, { token })).status

    const [here, elsewhere] = [registered ?? (await signIn()), await signIn()]
    const again = await signIn(here.device)
    expect([await status(here), await status(again), await status(elsewhere)]).toEqual([401, 200, 200])

    const atOnce = await Promise.all([signIn(here.device), signIn(here.device)])
    const open = (await Promise.all(atOnce.map(status))).filter((one) => one === 200)
    expect([open.length > 0, await status(again), await status(elsewhere)]).toEqual([true, 401, 200])
  },
)
