/** The certificates of an entry, by its number and their count. The current one is also named in the entry itself. */

import type { AppContext } from '#functions/platform/services/app-context.ts'
import { certificateKey } from '#functions/platform/table/keys/register.ts'
import type { Table, Write } from '#functions/platform/table/table.ts'
import { putNew, storedItem, update } from '#functions/platform/table/write.ts'
import { type CertificateRecord, certificateRecord } from '#shared/certificates/records/certificate.ts'

/** With the digests of those that it had before. */
export type NewSignature = Pick<CertificateRecord, 'statement' | 'former_statements'>

/** Refused where it is void already. */
export const writeToVoid = (
  number: string,
  count: number,
  given: NonNullable<CertificateRecord['void']>,
): Write =>
  update({
    Key: { ...certificateKey(number, count) },
    UpdateExpression: 'SET #void = :void',
    ConditionExpression: 'attribute_exists(pk) AND #void = :none',
    ExpressionAttributeNames: { '#void': 'void' },
    ExpressionAttributeValues: { ':void': given, ':none': null },
  })

export const createCertificates = (table: Table) => ({
  read: (number: string, count: number): Promise<CertificateRecord | null> =>
    table.read(certificateRecord, certificateKey(number, count)),

  /** Those of one entry by their counts, the newest first. */
  newest: (number: string, counts: readonly number[]): Promise<(CertificateRecord | null)[]> =>
    Promise.all(
      counts.map((count) =>
        table.read(certificateRecord, certificateKey(number, count), { consistent: false }),
      ),
    ),

  /** Together with the writes of the entry. @throws ConditionFailed when somebody else was faster */
  save: (writes: Write[]): Promise<void> => table.transact(writes),

  /** Refused where this count is taken. */
  putCertificate: (certificate: CertificateRecord): Write =>
    putNew(storedItem(certificateKey(certificate.number, certificate.count), certificate)),

  /** The same paper with another signature. Refused where it is void, or was signed anew in between. */
  putSignature: ({ number, count, statement }: CertificateRecord, signed: NewSignature): Write =>
    update({
      Key: { ...certificateKey(number, count) },
      UpdateExpression: 'SET #statement = :new, former_statements = :former',
      ConditionExpression: '#statement = :old AND #void = :none',
      ExpressionAttributeNames: { '#statement': 'statement', '#void': 'void' },
      ExpressionAttributeValues: {
        ...{ ':old': statement, ':none': null },
        ...{ ':new': signed.statement, ':former': signed.former_statements },
      },
    }),
})

export const certificates = ({ table }: AppContext) => createCertificates(table)
