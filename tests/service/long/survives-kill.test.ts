/**
 * `kill -9` of the portal and of each of its parts while people write: what was acknowledged is there once, and nothing is half done.
 * `npm run torture -- --kills 200 --writes 20000` does it for long, and waits until every e-mail has gone.
 */
import { expect, test } from 'vitest'
import { killedParts } from '#tests/support/torture/portal-of-parts.ts'
import { emailsAllowedTwice, torture } from '#tests/support/torture/torture.ts'

test('killing the whole portal, its server, database, object store and worker during writes loses nothing that was acknowledged', async () => {
  const settings = { kills: killedParts.length, writes: 60, seed: 1, writers: 6, rewrites: 2 }
  const found = await torture({ ...settings, untilEmailsAreSent: false })

  const { acknowledged, killed, lost, broken, filesLeft, emailsLost, emailsTwice } = found
  expect(killed).toEqual({ whole: 1, server: 1, database: 1, store: 1, worker: 1 })
  expect(acknowledged).toBeGreaterThanOrEqual(60)
  expect({ lost, broken, filesLeft, emailsLost }).toEqual({
    ...{ lost: [], broken: [], filesLeft: [], emailsLost: 0 },
  })
  expect(emailsTwice).toBeLessThanOrEqual(emailsAllowedTwice(killed))
})
