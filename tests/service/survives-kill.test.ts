/**
 * `kill -9` of the portal and of its parts while people write: what was acknowledged is there once, and nothing is half done.
 * `npm run torture -- --kills 200 --writes 20000` does it for long, and counts the e-mails too.
 */
import { expect, test } from 'vitest'
import { killedParts } from '#tests/support/torture/portal-process.ts'
import { torture } from '#tests/support/torture/torture.ts'

test('killing the whole portal, its server and its database during writes loses nothing that was acknowledged', async () => {
  const settings = { kills: killedParts.length, writes: 60, seed: 1, writers: 6, rewrites: 2 }
  const { acknowledged, killed, lost, broken, emailsLost } = await torture({
    ...settings,
    untilEmailsAreSent: false,
  })

  expect(killed).toEqual({ whole: 1, server: 1, database: 1 })
  expect(acknowledged).toBeGreaterThanOrEqual(60)
  expect({ lost, broken, emailsLost }).toEqual({ lost: [], broken: [], emailsLost: 0 })
})
