/** Which document proves which point of an application. */
import { applicationFormFields } from '#shared/applications/field-tables/application-form.ts'
import { fieldOfItem } from '#shared/applications/field-tables/reading.ts'
import { userApplicationFields } from '#shared/applications/field-tables/user-application.ts'
import { correctableRecords } from '#shared/applications/rules/correctable.ts'
import { type DocumentKey, depositSlip } from '#shared/vocabulary/documents.ts'

const comparedRecords = {
  ...correctableRecords,
  application_form: applicationFormFields,
  user_application: userApplicationFields,
}

/** Values that the service sets itself and a deposit slip proves. */
const depositSlipItems = ['application_form.fee_amount', 'application_form.voucher_number']

/** The field of an item that is compared; undefined for a value that the service sets. */
export const comparedField = (item: string) => fieldOfItem(comparedRecords, item)

/** The documents that prove an item, the best first; none where no document does. */
export const proofsOf = (item: string): readonly DocumentKey[] =>
  depositSlipItems.includes(item) ? depositSlip : (comparedField(item)?.evidence ?? [])

/** The held document that proves an item; undefined where none does. */
export const evidenceOf = (item: string, held: readonly DocumentKey[]): DocumentKey | undefined =>
  proofsOf(item).find((key) => held.includes(key))
