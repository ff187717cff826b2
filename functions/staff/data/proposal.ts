/**
 * Proposals that wait for a second person. There is one open item for each subject; outcomes are kept in the order of
 * time.
 */
import * as z from 'zod/mini'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import { openProposalKey, settledProposalKey } from '#functions/platform/table/keys/staff.ts'
import {
  openProposalPrefix,
  proposalsPartition,
  settledProposalPrefix,
} from '#functions/platform/table/partitions.ts'
import { type Attempt, fingerprint } from '#functions/platform/table/record.ts'
import type { Item, Table, Write } from '#functions/platform/table/table.ts'
import { putNew, remove, storedItem, within } from '#functions/platform/table/write.ts'
import { Conflict } from '#shared/kit/errors.ts'
import { type Clerk, clerk } from '#shared/staff/records/clerk.ts'
import { type SettledProposal, settledProposal } from '#shared/staff/records/proposal.ts'
import { changedSetting } from '#shared/staff/records/settings-change.ts'
import { type ProposalKind, proposalKinds } from '#shared/staff/rules/proposals.ts'

const settledShown = 30

const storedProposal = z.object({
  id: z.string(),
  kind: z.enum(proposalKinds),
  /** The subject: a second proposal about the same subject is refused. */
  subject: z.string(),
  title: z.string(),
  reason: z.string(),
  /** The change that its confirmation makes. */
  contents: z.record(z.string(), z.unknown()),
  /** The same in words, where it can be said value by value. */
  changes: z._default(z.array(changedSetting), []),
  by: clerk,
  at: z.string(),
})
export type StoredProposal = z.output<typeof storedProposal>
type Outcome = SettledProposal['outcome']

interface Settlement {
  outcome: Outcome
  by: Clerk
  reason?: string
}

const verbs: Record<Outcome, string> = { confirmed: 'confirmed', refused: 'refused', withdrawn: 'withdrawn' }

export const createProposals = (table: Table, newId: () => string) => {
  const itemsOf = (prefix: string, limit?: number): Promise<Item[]> =>
    table.query({
      ...within(proposalsPartition, { beginning: prefix }),
      ConsistentRead: true,
      ...(limit && { ScanIndexForward: false, Limit: limit }),
    })

  const about = (kind: ProposalKind, subject: string): Promise<StoredProposal | null> =>
    table.read(storedProposal, openProposalKey(kind, subject))

  /** For a proposal that is not open any more. @throws Conflict that says who else has settled it */
  const explainEnd = async (id: string, requestId: string): Promise<Outcome> => {
    const found = (await itemsOf(settledProposalPrefix, settledShown)).find((item) => item.id === id)
    if (!found) throw new Conflict('This proposal is not there any more')
    const { outcome, settled } = settledProposal.parse(found)
    if (found.settled_by_request === requestId) return outcome // done before, and the answer was lost
    throw new Conflict(`${settled.by.name} has ${verbs[outcome]} this already`)
  }

  return {
    /** All that waits, by kind. */
    open: async (): Promise<StoredProposal[]> =>
      (await itemsOf(openProposalPrefix)).map((item) => storedProposal.parse(item)),

    /** The newest that have ended, newest first. */
    settled: async (): Promise<SettledProposal[]> =>
      (await itemsOf(settledProposalPrefix, settledShown)).map((item) => settledProposal.parse(item)),

    /** The open proposal about this matter. */
    about,

    /** @returns the open proposal, or how this very attempt has ended it. @throws Conflict */
    read: async (id: string, { requestId }: Attempt): Promise<StoredProposal | { ended: Outcome }> => {
      const found = (await itemsOf(openProposalPrefix)).find((item) => item.id === id)
      return found ? storedProposal.parse(found) : { ended: await explainEnd(id, requestId) }
    },

    /**
     * The same proposal of the same person again changes nothing.
     * @param extraWrites of the same transaction. @throws Conflict when another one about this matter waits
     */
    propose: async (
      given: Omit<z.input<typeof storedProposal>, 'id' | 'at'>,
      { now }: Attempt,
      extraWrites: Write[] = [],
    ): Promise<StoredProposal> => {
      const { kind, subject, contents, by } = given
      const proposal = storedProposal.parse({ ...given, id: newId(), at: now.toISOString() })
      const sent = fingerprint([kind, subject, contents, by.id])
      const made = await table.tryWrite([
        putNew(storedItem(openProposalKey(kind, subject), { ...proposal, sent })),
        ...extraWrites,
      ])
      if (made) return proposal
      const waiting = await table.get(openProposalKey(kind, subject), { consistent: true })
      if (!waiting) throw new Conflict('This was changed at the same moment. Try again')
      const stored = storedProposal.parse(waiting)
      if (waiting.sent === sent) return stored
      throw new Conflict(`${stored.by.name} has proposed something here, which waits for a second person`)
    },

    /** The writes that end a proposal, for the transaction of what it was for. */
    writesToEnd: (
      { subject, contents: _contents, changes: _changes, ...proposal }: StoredProposal,
      { outcome, by, reason = '' }: Settlement,
      { now, requestId }: Attempt,
    ): Write[] => {
      const at = now.toISOString()
      const ended = { ...proposal, outcome, settled: { by, at, reason }, settled_by_request: requestId }
      return [
        remove(openProposalKey(proposal.kind, subject), {
          ConditionExpression: 'id = :id',
          ExpressionAttributeValues: { ':id': proposal.id },
        }),
        putNew(storedItem(settledProposalKey(at, proposal.id), ended)),
      ]
    },

    /**
     * Makes the writes that end a proposal, with those of what it was for.
     * @throws Conflict when somebody else has settled it, or what it was for is not possible any more
     */
    end: async (proposal: StoredProposal, writes: Write[], { requestId }: Attempt): Promise<void> => {
      if (await table.tryWrite(writes)) return
      const isOpen = (await itemsOf(openProposalPrefix)).some(({ id }) => id === proposal.id)
      if (!isOpen) return void (await explainEnd(proposal.id, requestId))
      throw new Conflict('What was proposed is not possible any more. It can be refused or withdrawn')
    },
  }
}

export const proposals = ({ table, newId }: AppContext) => createProposals(table, newId)
