import { accountCheckItem } from '#functions/accounts/data/account-check.ts'
import { closingItem, dueAfter } from '#functions/accounts/data/account-closing.ts'
import { accountKey } from '#functions/platform/table/keys/accounts.ts'
import { accountChecksPartition, closingsPartition } from '#functions/platform/table/partitions.ts'
import { ifAbsent, put } from '#functions/platform/table/write.ts'
import { addDays, dayInKarachi } from '#shared/kit/format.ts'
import { type CheckedPerson, formsOf, personOf } from '../applications/person.ts'
import { references } from '../references.ts'
import type { Family } from '../tools.ts'

/** When an account that is being closed is due; null if it is not being closed, or its records are already removed. */
const dueOf = ({ account }: CheckedPerson): string | null => {
  if (account?.closing) return account.closing.due_at
  return account?.closed_at && (account.email || account.counter)
    ? dueAfter(new Date(account.closed_at))
    : null
}

export const accountLists: Family = {
  name: 'account-lists',
  holds:
    'An account that is being closed is on the list of closings, and one without an application is on the list of accounts to look at.',
  open: (tools) => {
    const { tell, now } = tools
    const closings = references<CheckedPerson, true>(tools)
    const checks = references<{ id: string; createdAt: string | undefined }, true>(tools)
    return {
      see: (group) => {
        const person = personOf(group)
        if (person?.account) {
          const { id, account } = person
          const due = dueOf(person)
          if (due) closings.want(closingItem({ user_id: id, due_at: due }), person)
          if (!account.closed_at && formsOf(person).length === 0)
            checks.want(id, { id, createdAt: account.created_at })
        }
        for (const [sk, { user_id }] of group.items) {
          if (group.pk === closingsPartition) closings.find({ pk: group.pk, sk }, true)
          if (group.pk === accountChecksPartition) checks.find(String(user_id), true)
        }
      },
      end: () => {
        closings.each((people, isListed) => {
          for (const person of isListed ? [] : people)
            tell(accountKey('applicant', person.id), 'An account that is being closed is not on the list.', [
              put(closingItem({ user_id: person.id, due_at: dueOf(person) ?? '' }), ifAbsent),
            ])
        })
        checks.each((people, isListed) => {
          for (const { id, createdAt } of isListed ? [] : people) {
            const day = addDays(dayInKarachi(now), 1)
            const used_on = dayInKarachi(createdAt ? new Date(createdAt) : now)
            tell(accountKey('applicant', id), 'This account is not on the list of accounts to look at.', [
              put(accountCheckItem({ user_id: id, day, used_on }), ifAbsent),
            ])
          }
        })
      },
    }
  },
}
