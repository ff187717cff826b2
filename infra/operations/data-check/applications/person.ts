/** The records of one applicant, read once for all families. */

import { type FormerRecords, formerRecords } from '#functions/accounts/data/person/former-application.ts'
import { type Account, account } from '#functions/accounts/data/stored-account.ts'
import { type StoredCase, storedCase } from '#functions/applications/data/case/stored-case.ts'
import { type StoredForm, storedForm } from '#functions/applications/data/stored-form.ts'
import { formKey } from '#functions/platform/table/keys/applicants.ts'
import { caseKey } from '#functions/platform/table/keys/cases.ts'
import { applicantPrefix, endOfCore } from '#functions/platform/table/partitions.ts'
import type { Item } from '#functions/platform/table/table.ts'
import { type Group, read } from '../tools.ts'

interface PastEvent {
  event: string
  at: string
  by?: { id: string }
  details?: Record<string, string>
}

/** A former application as it was stored whole. */
interface Former {
  item: Item
  records: FormerRecords
}

export interface CheckedPerson {
  id: string
  items: Group['items']
  account: Account | null
  /** Null for the bare counter that is there before a form. */
  form: StoredForm | null
  review: StoredCase | null
  formers: Former[]
  /** Oldest first. */
  events: PastEvent[]
}

const eventPrefix = `${endOfCore}EVENT#`
export const formerPrefix = `${endOfCore}FORMER#`

/** Items whose sort keys have this beginning, in their order. */
export const itemsBelow = ({ items }: Pick<Group, 'items'>, prefix: string): Item[] =>
  [...items]
    .filter(([sk]) => sk.startsWith(prefix))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, item]) => item)

const known = new WeakMap<Group, CheckedPerson>()

/** Null for any other group. */
export const personOf = (group: Group): CheckedPerson | null => {
  if (!group.pk.startsWith(applicantPrefix)) return null
  const before = known.get(group)
  if (before) return before
  const id = group.pk.slice(applicantPrefix.length)
  const { items } = group
  const formItem = items.get(formKey(id).sk)
  const person = {
    id,
    items,
    account: read(account, items.get('ACCOUNT')),
    form: formItem?.id ? read(storedForm, formItem) : null,
    review: read(storedCase, items.get(caseKey(id).sk)),
    formers: itemsBelow(group, formerPrefix).flatMap((item) => {
      const records = read(formerRecords, item)
      return records ? [{ item, records }] : []
    }),
    events: itemsBelow(group, eventPrefix) as unknown as PastEvent[],
  }
  known.set(group, person)
  return person
}

/** Every form that was submitted, oldest first. */
export const formsOf = ({ form, formers }: CheckedPerson): StoredForm[] => {
  const former = formers.map(({ records }) => records.application_form)
  return form && !former.some(({ submitted_at }) => submitted_at === form.submitted_at)
    ? [...former, form]
    : former
}
