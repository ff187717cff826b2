/** Whether e-mails reach the address of an account, as the mail service tells it. */

import type { AppContext } from '#functions/platform/services/app-context.ts'
import { accountKey } from '#functions/platform/table/keys/accounts.ts'
import { type Item, wasMade } from '#functions/platform/table/table.ts'
import type { Account } from './stored-account.ts'

/** What was read and must still be the same. */
const depended = ['email', 'email_confirmed_at', 'unreachable', 'reached_at', 'closed_at'] as const
type Noted = Pick<Account, 'unreachable' | 'reached_at'>

const asItWas = (before: Account) => {
  const conditions: string[] = []
  const values: Item = {}
  for (const field of depended) {
    const value = before[field]
    if (value !== undefined) values[`:was_${field}`] = value
    conditions.push(value === undefined ? `attribute_not_exists(${field})` : `${field} = :was_${field}`)
  }
  return { condition: conditions.join(' AND '), values }
}

const setOrRemove = ({ unreachable, reached_at }: Noted) => {
  const fields = Object.entries({ unreachable, reached_at })
  const set = fields.filter(([, value]) => value !== undefined)
  const gone = fields.filter(([, value]) => value === undefined).map(([field]) => field)
  return {
    expression: [
      set.length > 0 && `SET ${set.map(([field]) => `${field} = :${field}`).join(', ')}`,
      gone.length > 0 && `REMOVE ${gone.join(', ')}`,
    ]
      .filter(Boolean)
      .join(' '),
    values: Object.fromEntries(set.map(([field, value]) => [`:${field}`, value])),
  }
}

export const emailDeliveries = ({ table }: AppContext) => ({
  /**
   * Notes it on condition that neither the address nor what was known of it has changed. No content of the account changes, so
   * its version stays. @returns whether it was noted
   */
  note: async (before: Account, after: Noted): Promise<boolean> => {
    const was = asItWas(before)
    const change = setOrRemove(after)
    return wasMade(
      table.update({
        Key: { ...accountKey('applicant', before.id) },
        UpdateExpression: change.expression,
        ConditionExpression: was.condition,
        ExpressionAttributeValues: { ...was.values, ...change.values },
      }),
    )
  },
})
