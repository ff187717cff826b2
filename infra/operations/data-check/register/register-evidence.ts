import { caseKey } from '#functions/platform/table/keys/cases.ts'
import { registrationKey } from '#functions/platform/table/keys/register.ts'
import { registrationChangePrefix, registrationPrefix } from '#functions/platform/table/partitions.ts'
import { type RegistrationChange, registrationChange } from '#shared/register/records/registration.ts'
import { lacksSecondPerson } from '#shared/register/rules/second-person.ts'
import { type CheckedPerson, itemsBelow, personOf } from '../applications/person.ts'
import { references } from '../references.ts'
import { type Family, keyOf, read } from '../tools.ts'

/** What an approval does; a removed entry is restored by one, or by two people. */
const ofApproval: readonly string[] = ['CREATED', 'EXTENDED', 'LINKED', 'RESTORED']

const lacksOne = ({ event, from, by, confirmed_by }: RegistrationChange): boolean =>
  lacksSecondPerson(event === 'RESTORED' && !from ? 'REINSTATED' : event, by, confirmed_by)

type Review = NonNullable<CheckedPerson['review']>

/** Why the approval of this case does not rest on the work of others; null where it does. */
const faultOf = (
  { recommendation, reviewers, payment, link }: Review,
  approver: string | undefined,
): string | null => {
  if (!recommendation || !payment) return 'This approval has no recommendation or no payment.'
  const others = [recommendation.by, payment.verified_by, link?.by, ...reviewers]
  return others.some((other) => other?.id === approver)
    ? 'Who approved this has reviewed it, verified its fee or linked it.'
    : null
}

export const registerEvidence: Family = {
  name: 'register-evidence',
  holds:
    'Every entry has two names and its evidence: an approval follows the recommendation of one person and the payment that another has verified, and each change that takes two people names both.',
  open: (tools) => {
    const { tell } = tools
    const approvals = references<{ id: string; review: Review }, RegistrationChange[]>(tools)
    return {
      see: (group) => {
        const { id, review } = personOf(group) ?? {}
        if (id && review?.registration)
          approvals.want(registrationKey(review.registration.number), { id, review })
        if (!group.pk.startsWith(registrationPrefix)) return
        const approved: RegistrationChange[] = []
        for (const item of itemsBelow(group, registrationChangePrefix)) {
          const change = read(registrationChange, item)
          if (!change) continue
          if (lacksOne(change)) tell(keyOf(item), 'This change takes two people, and names one.')
          if (ofApproval.includes(change.event) && change.from) approved.push(change)
        }
        approvals.find({ pk: group.pk, sk: registrationKey('').sk }, approved)
      },
      end: () =>
        approvals.each((cases, changes = []) => {
          for (const { id, review } of cases) {
            const approval = changes.findLast(({ from }) => from === review.reference_no)
            const fault = approval
              ? faultOf(review, approval.by?.id)
              : 'The history of the entry does not tell of this approval.'
            if (fault) tell(caseKey(id), fault)
          }
        }),
    }
  },
}
