/** Signs checkpoints of the public log. Only the function that publishes it has the right to read the private key. */
import { createPrivateKey, sign } from 'node:crypto'
import { signingKey } from '#functions/platform/gateways/secrets.ts'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import { type Checkpoint, checkpointText, signNote } from '#shared/certificates/statements/log-note.ts'

export const createLogSigner = (signingSecret: () => Promise<string>) => ({
  /** @returns the signed note */
  sign: async (checkpoint: Checkpoint): Promise<string> => {
    const { privateJwk } = signingKey.parse(JSON.parse(await signingSecret()))
    const key = createPrivateKey({ key: privateJwk, format: 'jwk' })
    const publicKey = Buffer.from(privateJwk.x, 'base64url')
    return signNote(checkpointText(checkpoint), checkpoint.origin, publicKey, async (text) =>
      sign(null, text, key),
    )
  },
})

export const logSigner = ({ config, secret }: AppContext) =>
  createLogSigner(() => secret(config.LOG_SIGNING_SECRET))
