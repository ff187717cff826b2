/** Signs statements of the register. Only functions that issue papers hold it, with the right to read the private key. */
import { CompactSign, importJWK } from 'jose'
import { signingKey } from '#functions/platform/gateways/signing-key.ts'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import {
  type StatementKind,
  statementAlgorithm,
  statementHeader,
} from '#shared/certificates/statements/statement.ts'

/** @param signingSecret reads the register's private key. */
export const createStatementSigner = (signingSecret: () => Promise<string>) => ({
  /** @param contentFor what the statement says; the id of the key is a part of its length. */
  sign: async <Content>(
    kind: StatementKind<string, Content>,
    contentFor: (kid: string) => Content,
  ): Promise<string> => {
    const { kid, privateJwk } = signingKey.parse(JSON.parse(await signingSecret()))
    const claims = JSON.stringify(kind.toClaims(contentFor(kid)))
    return new CompactSign(new TextEncoder().encode(claims))
      .setProtectedHeader(statementHeader(kind.typ, kid))
      .sign(await importJWK(privateJwk, statementAlgorithm))
  },
})

export const statementSigner = ({ config, secret }: AppContext) =>
  createStatementSigner(() => secret(config.REGISTER_SIGNING_SECRET))
