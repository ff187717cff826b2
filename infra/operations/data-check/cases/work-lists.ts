import { workListItem } from '#functions/applications/data/case/work-list.ts'
import { caseKey, noteKey } from '#functions/platform/table/keys/cases.ts'
import { notePrefix, papersPartition, workListPrefix } from '#functions/platform/table/partitions.ts'
import { remove } from '#functions/platform/table/write.ts'
import { officeCorrection } from '#shared/cases/rules/work-groups.ts'
import { type CheckedPerson, itemsBelow, personOf } from '../applications/person.ts'
import { derivedItems } from '../derived.ts'
import { references } from '../references.ts'
import { type Family, ifAsRead, keyOf } from '../tools.ts'

const mentionPrefix = `${workListPrefix}mention#`

const entriesOf = ({ id, review }: CheckedPerson) => {
  const { pending, escalated, proposals = [] } = review ?? {}
  const entry = (
    list: 'confirmation' | 'escalated',
    { by, at }: { by: { id: string; name: string }; at: string },
    about: string,
  ) => workListItem(list, { case_id: id, at, by, about })
  return [
    ...(pending ? [entry('confirmation', pending, pending.action)] : []),
    ...(escalated ? [entry('escalated', escalated, escalated.reason)] : []),
    ...proposals.map((proposal) => entry('confirmation', proposal, officeCorrection)),
  ]
}

export const workLists: Family = {
  name: 'work-lists',
  holds: 'The work lists contain exactly the cases that wait, and each mention belongs to an existing note.',
  open: (tools) => {
    const entries = derivedItems('entry of a work list', tools)
    const mentions = references<{ item: Record<string, unknown> }, true>(tools)
    return {
      see: (group) => {
        const person = personOf(group)
        if (person?.review) {
          const source = { key: caseKey(person.id), version: person.review.version }
          for (const entry of entriesOf(person)) entries.expect(entry, source)
        }
        if (person)
          for (const { at, told } of itemsBelow(group, notePrefix))
            for (const { id } of told as { id: string }[])
              mentions.find(`${noteKey(person.id, String(at), '').sk}${person.id} ${id}`, true)
        if (!group.pk.startsWith(workListPrefix) || group.pk === papersPartition) return
        for (const item of group.items.values()) {
          const { case_id, at } = item
          const staffId = group.pk.slice(mentionPrefix.length)
          if (!group.pk.startsWith(mentionPrefix)) entries.find(item)
          else mentions.want(`${noteKey('', String(at), '').sk}${case_id} ${staffId}`, { item })
        }
      },
      end: () => {
        entries.end()
        mentions.each((wanted, isThere) => {
          for (const { item } of isThere ? [] : wanted)
            tools.tell(keyOf(item), 'This mention names a note that is not there.', [
              remove(keyOf(item), ifAsRead(item)),
            ])
        })
      },
    }
  },
}
