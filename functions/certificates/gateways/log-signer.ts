/** Signs checkpoints of the public log, and the list of standings. Only the functions that publish them have the right to read the private key. */
import { createPrivateKey, sign } from 'node:crypto'
import { signingKey } from '#functions/platform/gateways/secrets.ts'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import { signNote } from '#shared/certificates/statements/log-note.ts'

export const createLogSigner = (signingSecret: () => Promise<string>) => ({
  /** @param log the name of the log @returns the signed note */
  sign: async (text: string, log: string): Promise<string> => {
    const { privateJwk } = signingKey.parse(JSON.parse(await signingSecret()))
    const key = createPrivateKey({ key: privateJwk, format: 'jwk' })
    const publicKey = Buffer.from(privateJwk.x, 'base64url')
    return signNote(text, log, publicKey, async (bytes) => sign(null, bytes, key))
  },
})

export const logSigner = ({ config, secret }: AppContext) =>
  createLogSigner(() => secret(config.LOG_SIGNING_SECRET))
