import { fromBase64url } from './base64url.ts'
import { verifierKey } from './log-note.ts'
import { logOrigin } from './log-origin.ts'
import type { StatementKey } from './statement.ts'

/** The keys of the public log as monitors take them, in no order. @param portal the portal's address */
export const logVerifiers = (keys: readonly StatementKey[], portal: string): Promise<string[]> =>
  Promise.all(
    keys
      .filter(({ signs }) => signs === 'log')
      .map(({ x }) => verifierKey(logOrigin(portal), fromBase64url(x)!)),
  )
