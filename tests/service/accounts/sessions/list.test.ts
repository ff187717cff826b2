import { expect, test } from 'vitest'
import { aSigningPerson, onAndroid, onWindows } from '#tests/support/people/signed-in.ts'
import { anAddress } from '#tests/support/portal/http-client.ts'
import { portal } from '#tests/support/portal/shared-portal.ts'

/** Times are whole seconds, so that two sign-ins of one second may come in either order. */
const byBrowser = (one: { browser: string | null }, other: { browser: string | null }): number =>
  String(one.browser) < String(other.browser) ? -1 : 1

test('shows where the person is signed in, this device first, with browser and times but no address', async () => {
  const { person } = await portal.account()
  const { signIn, list } = aSigningPerson('applicant', person)
  await signIn({ userAgent: onAndroid })
  const { token } = await signIn({ userAgent: onWindows })

  const { status, body } = await list(token)

  expect(status).toBe(200)
  expect(body.data.sessions[0].this_device).toBe(true)
  expect(body.data.sessions.toSorted(byBrowser)).toEqual(
    [
      ['Chrome on Android', false],
      ['Firefox on Windows', true],
      [null, false], // the registration, by a program that names no browser
    ].map(([browser, this_device]) => ({
      ...{ browser, this_device, id: expect.any(String) },
      signed_in_at: expect.stringMatching(/Z$/),
      last_used_at: expect.stringMatching(/Z$/),
    })),
  )
})

test('shows the last tries, those that were refused too', async () => {
  const { person } = await portal.account()
  const { signIn, list } = aSigningPerson('applicant', person)
  const from = anAddress()
  for (let tries = 0; tries < 7; tries++) await signIn({ password: 'wrong', from, userAgent: onWindows })
  const { token } = await signIn({ userAgent: onAndroid })

  const { tries } = (await list(token)).body.data

  const ofOutcome = (outcome: string) => tries.filter((one: { outcome: string }) => one.outcome === outcome)
  expect(tries).toHaveLength(8) // and the registration
  expect(ofOutcome('signed-in')).toMatchObject([
    { factor: 'password', browser: 'Chrome on Android', tries: 1 },
  ])
  expect(ofOutcome('wrong-password')).toMatchObject(
    Array(5).fill({ factor: null, browser: 'Firefox on Windows', tries: 1 }),
  )
  expect(ofOutcome('waited')).toMatchObject([{ tries: 2 }])
  expect(JSON.stringify(tries)).not.toContain(from)
})
