import type { Key } from '#functions/platform/table/keys/key.ts'
import { challanKey, voucherKey } from '#functions/platform/table/keys/payments.ts'
import { challanPrefix, voucherPrefix } from '#functions/platform/table/partitions.ts'
import type { Item } from '#functions/platform/table/table.ts'
import { plainNumber } from '#shared/kit/format.ts'
import { type CheckedPerson, formsOf, personOf } from '../applications/person.ts'
import { references } from '../references.ts'
import { type Family, keyOf } from '../tools.ts'

/** The challans that pay for the applications of a person. */
const challansOf = ({ review, formers }: CheckedPerson): Set<string> => {
  const reviews = [review, ...formers.map(({ records }) => records.review)]
  const payments = reviews.flatMap((one) => [one?.payment, one?.part])
  return new Set(payments.flatMap((payment) => (payment ? [plainNumber(payment.challan_no)] : [])))
}

/** Its first vouchers, and the second ones over what was left to pay. */
const vouchersOf = (person: CheckedPerson): Set<string> => {
  const second = person.events.flatMap(({ event, details }) =>
    event === 'PART_ACCEPTED' ? [details?.voucher_number ?? ''] : [],
  )
  return new Set([...formsOf(person).map(({ voucher_number }) => voucher_number), ...second])
}

export const numbers: Family = {
  name: 'numbers',
  holds:
    'Each voucher number and each challan that has paid belongs to exactly one application, which contains it.',
  open: (tools) => {
    const { tell } = tools
    const taken = references<{ id: string; by: Key }, Item>(tools)
    return {
      see: (group) => {
        const person = personOf(group)
        if (person) {
          const { id } = person
          const by = { pk: group.pk, sk: 'FORM' }
          for (const voucher of vouchersOf(person)) taken.want(voucherKey(voucher), { id, by })
          for (const challan of challansOf(person)) taken.want(challanKey(challan), { id, by })
        }
        if (group.pk.startsWith(voucherPrefix) || group.pk.startsWith(challanPrefix))
          for (const item of group.items.values()) taken.find(keyOf(item), item)
      },
      end: () =>
        taken.each((owners, marker) => {
          for (const { id, by } of owners)
            if (marker?.user_id !== id)
              tell(by, 'A voucher number or challan of this application is not kept for it.')
          if (marker && !owners.some(({ id }) => id === marker.user_id))
            tell(keyOf(marker), 'This number is kept for an application that does not have it.')
        }),
    }
  },
}
