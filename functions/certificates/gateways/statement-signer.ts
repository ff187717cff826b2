/** Signs statements of the register. Only functions that issue papers hold it, with the right to read the private key. */
import { CompactSign, importJWK } from 'jose'
import { signingKey } from '#functions/platform/gateways/secrets.ts'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import type { StatementUse } from '#shared/certificates/records/register-key.ts'
import {
  type StatementKind,
  statementAlgorithm,
  statementHeader,
} from '#shared/certificates/statements/statement.ts'

/** @param signingSecret reads the private key for a use; a function has the right to those that it needs. */
export const createStatementSigner = (signingSecret: (use: StatementUse) => Promise<string>) => ({
  /** @param contentFor what the statement says; the id of the key is a part of its length. */
  sign: async <Content>(
    kind: StatementKind<string, Content>,
    contentFor: (kid: string) => Content,
  ): Promise<string> => {
    const { kid, privateJwk } = signingKey.parse(JSON.parse(await signingSecret(kind.signedFor)))
    const claims = JSON.stringify(kind.toClaims(contentFor(kid)))
    return new CompactSign(new TextEncoder().encode(claims))
      .setProtectedHeader(statementHeader(kind.typ, kid))
      .sign(await importJWK(privateJwk, statementAlgorithm))
  },
})

const secretOf = {
  certificates: 'REGISTER_SIGNING_SECRET',
  letters: 'LETTER_SIGNING_SECRET',
  checks: 'CHECK_SIGNING_SECRET',
  log: 'LOG_SIGNING_SECRET',
} as const satisfies Record<StatementUse, string>

export const statementSigner = ({ config, secret }: AppContext) =>
  createStatementSigner((use) => secret(config[secretOf[use]]))
