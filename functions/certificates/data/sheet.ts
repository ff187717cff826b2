/** The numbered sheets of the council's paper: each has one certificate. */
import type { AppContext } from '#functions/platform/services/app-context.ts'
import { certificateKey, sheetKey } from '#functions/platform/table/keys/register.ts'
import type { Write } from '#functions/platform/table/table.ts'
import { putNew, remove, storedItem, update } from '#functions/platform/table/write.ts'
import type { CertificateRecord } from '#shared/certificates/records/certificate.ts'

export const certificateSheets = ({ table }: AppContext) => ({
  /** The serial of the certificate on a sheet; undefined where there is none. */
  serialOn: async (paperNo: string): Promise<string | undefined> =>
    (await table.get(sheetKey(paperNo), { consistent: true }))?.serial as string | undefined,

  /** The sheet that was noted before by mistake is free again. Refused where the certificate is void, or the sheet taken. */
  put: ({ number, count, serial, paper_no }: CertificateRecord, paperNo: string): Write[] => [
    update({
      Key: { ...certificateKey(number, count) },
      UpdateExpression: 'SET paper_no = :paper',
      ConditionExpression: '#void = :none',
      ExpressionAttributeNames: { '#void': 'void' },
      ExpressionAttributeValues: { ':paper': paperNo, ':none': null },
    }),
    putNew(storedItem(sheetKey(paperNo), { serial })),
    ...(paper_no ? [remove(sheetKey(paper_no))] : []),
  ],
})
