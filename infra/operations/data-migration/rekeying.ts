/** Signs every current certificate again whose key has leaked; one item each, so that a run that was stopped is finished by the next one. */

import { createCertificates } from '#functions/certificates/data/certificate.ts'
import { createRegisterKeys } from '#functions/certificates/data/register-key.ts'
import type { statementSigner } from '#functions/certificates/gateways/statement-signer.ts'
import { hasLostItsKey, signAnew } from '#functions/certificates/use-cases/issued-statement.ts'
import { certificatePrefix } from '#functions/platform/table/partitions.ts'
import type { Table } from '#functions/platform/table/table.ts'
import { certificateRecord } from '#shared/certificates/records/certificate.ts'
import type { Migration } from './migrations.ts'

export const rekeying = async (
  table: Table,
  services: { config: { BASE_URL: string }; statementSigner: ReturnType<typeof statementSigner> },
): Promise<Migration> => {
  const keys = await createRegisterKeys(table).list()
  return {
    name: 'Current certificates are signed with a key that has not leaked',
    writesFor: async (item) => {
      if (!String(item.sk).startsWith(certificatePrefix)) return []
      const certificate = certificateRecord.parse(item)
      if (certificate.void || !hasLostItsKey(certificate, keys)) return []
      return [createCertificates(table).putSignature(certificate, await signAnew(certificate, services))]
    },
  }
}
