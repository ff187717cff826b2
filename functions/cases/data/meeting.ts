/** Meetings of the council: one item for each, and in its own partition one for each application of the agenda. */
import type { AppContext } from '#functions/platform/services/app-context.ts'
import { fromCursor, toCursor } from '#functions/platform/table/cursor.ts'
import { agendaItemKey, agendaPartition, meetingKey } from '#functions/platform/table/keys/cases.ts'
import { meetingsPartition } from '#functions/platform/table/partitions.ts'
import { type Write, wasMade } from '#functions/platform/table/table.ts'
import { putNew, storedItem, update, within } from '#functions/platform/table/write.ts'
import {
  type AgendaItem,
  agendaItem,
  type Meeting,
  type MeetingDecision,
  meetingHead,
  type NewMeeting,
} from '#shared/cases/records/meeting.ts'

const meetingsOnAPage = 50

export const meetingIdOf = ({ held_on, number }: NewMeeting): string => `${held_on}-${number}`

export const meetings = ({ table }: AppContext) => {
  /** An approval is never taken back by a later word about the same application. */
  const decide = (id: string, caseId: string, decision: MeetingDecision): Write =>
    update({
      Key: { ...agendaItemKey(id, caseId) },
      UpdateExpression: 'SET decision = :decision',
      ConditionExpression: 'attribute_exists(pk) AND (decision = :none OR decision.outcome <> :approved)',
      ExpressionAttributeValues: { ':decision': decision, ':none': null, ':approved': 'approved' },
    })

  return {
    /** The latest first. */
    page: async (cursor?: string) => {
      const items = await table.query({
        ...within(meetingsPartition),
        ScanIndexForward: false,
        Limit: meetingsOnAPage,
        ...(cursor && { ExclusiveStartKey: { ...meetingKey(fromCursor(cursor)) } }),
      })
      const entries = items.map((item) => ({ id: String(item.sk), ...meetingHead.parse(item) }))
      const last = entries.length === meetingsOnAPage ? entries.at(-1) : undefined
      return { entries, next: last ? toCursor(last.id) : null }
    },

    read: async (id: string): Promise<Meeting | null> => {
      const [head, items] = await Promise.all([
        table.get(meetingKey(id), { consistent: true }),
        table.query({ ...within(agendaPartition(id)), ConsistentRead: true }),
      ])
      const agenda = items.map((item) => agendaItem.parse(item)).sort((one, other) => one.place - other.place)
      return head && { id, ...meetingHead.parse(head), agenda }
    },

    /** Opening twice is the same as once. */
    open: async (meeting: NewMeeting, quorum: number | null): Promise<void> => {
      const head = { ...meeting, present: '', quorum }
      await table.tryWrite([putNew(storedItem(meetingKey(meetingIdOf(meeting)), head))])
    },

    /** @returns false when somebody else has put one of them on the agenda at the same time */
    add: (id: string, items: AgendaItem[]): Promise<boolean> =>
      table.tryWrite(items.map((item) => putNew(storedItem(agendaItemKey(id, item.id), item)))),

    notePresent: (id: string, present: string): Promise<boolean> =>
      wasMade(
        table.update({
          Key: { ...meetingKey(id) },
          UpdateExpression: 'SET present = :present',
          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeValues: { ':present': present },
        }),
      ),

    /** The write of an approval, for its own transaction. */
    decide,

    /** Records why an application is not approved; not one that was approved meanwhile. */
    note: (id: string, caseId: string, decision: MeetingDecision): Promise<boolean> =>
      table.tryWrite([decide(id, caseId, decision)]),
  }
}
