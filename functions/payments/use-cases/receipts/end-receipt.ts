/** What becomes of a receipt: its instrument is realised or returned by the bank, or it was wrong and two people cancel it. */
import { type ActServices, actOnCase } from '#functions/cases/use-cases/act-on-case.ts'
import {
  requireUnusedChallan,
  writesForChangedDeposit,
  writesForNewDeposit,
  writesForRemovedDeposit,
} from '#functions/payments/data/deposit-writes.ts'
import { writesForOutcome } from '#functions/payments/data/receipt.ts'
import { findCaseOf } from '#functions/payments/use-cases/bank-statement/match-rows.ts'
import type { RequestContext } from '#functions/platform/services/request-context.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import { retry } from '#functions/platform/table/retry.ts'
import type { Write } from '#functions/platform/table/table.ts'
import { attemptOfCommand } from '#functions/platform/use-cases/command-attempt.ts'
import type { Needs } from '#functions/services.ts'
import { clerkOf, eventAuthor } from '#functions/staff/data/clerk.ts'
import type { StoredProposal } from '#functions/staff/data/proposal.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { reasonAgainstWorking } from '#shared/cases/rules/own-case.ts'
import { Conflict, Invalid, NotFound, Stale } from '#shared/kit/errors.ts'
import { formatRupees, plainNumber } from '#shared/kit/format.ts'
import type { Deposit } from '#shared/payments/records/deposit.ts'
import type { Realisation, Receipt, ReceiptEnd } from '#shared/payments/records/receipt.ts'
import { problemOf, triesPerReceipt } from './take-receipt.ts'

type Request = Pick<RequestContext, 'attempt' | 'now' | 'today'> & { staff: StaffMember }
type EndServices = Needs<'cases' | 'newId' | 'receipts' | 'users'>

/** @throws NotFound */
export const loadReceipt = async (serial: string, { receipts }: Needs<'receipts'>) => {
  const receipt = await receipts.read(serial)
  if (!receipt) throw new NotFound()
  return receipt
}

const requireInHand = ({ serial, outcome }: Receipt): void => {
  if (outcome) throw new Conflict(`${outcome.by.name} has marked receipt ${serial} as ${outcome.as}`)
}

const refusedAsStale = (writes: Write[]) => writes.map((write) => ({ write, refusal: () => new Stale(null) }))

/** The deposit that the instrument becomes: the bank's statement may have told of it before. */
const depositFor = async (
  { serial, amount, voucher_number }: Receipt,
  { payment: { challan_no, paid_on } }: Realisation,
  problem: string | null,
  { attempt, today }: Request,
  { deposits }: Needs<'deposits'>,
): Promise<{ deposit: Deposit; known: Deposit | null }> => {
  const wrong = (words: string) => new Invalid({ 'payment.challan_no': [words] })
  if (paid_on > today) throw new Invalid({ 'payment.paid_on': ['This is later than today'] })
  const known = await deposits.read(plainNumber(challan_no))
  if (known?.settled) throw wrong('The deposit with this challan is settled already')
  if (known?.receipt) throw wrong(`Receipt ${known.receipt} has this challan`)
  if (known && known.amount !== amount)
    throw wrong(`The bank’s statement has ${formatRupees(known.amount)} for this challan`)
  const at = attempt.now.toISOString()
  const words = `Receipt ${serial}${problem ? `: ${problem}` : ''}`
  const found = { outcome: 'wrong-status' as const, words, at, import_id: '', line: 0 }
  const fresh = { challan_no, paid_on, amount, voucher_number, ...found, settled: null, history: [] }
  return { deposit: { ...(known ?? fresh), receipt: serial }, known }
}

/**
 * The bank has credited the amount: it verifies the fee as a deposit does, or is a deposit without an application where the fee
 * cannot be verified any more. @throws NotFound, Conflict, Invalid, Unavailable
 */
export const realiseReceipt = (
  serial: string,
  realisation: Realisation,
  request: Request,
  services: ActServices & EndServices & Needs<'challans'>,
): Promise<Receipt> =>
  retry({ tries: triesPerReceipt, when: (error) => error instanceof Stale }, async () => {
    const { staff, now, today } = request
    const attempt = attemptOfCommand(request.attempt, [serial, realisation], staff)
    const receipt = await loadReceipt(serial, services)
    if (receipt.changed_by === attempt.requestId) return receipt
    requireInHand(receipt)
    const { application, amount } = receipt
    const staffCase = await findCaseOf(application.id, services)
    const own = staffCase && reasonAgainstWorking(staff.account, staffCase.account)
    if (own) throw new Conflict(own)
    const problem = staffCase ? problemOf(amount, staffCase) : 'The account was closed'
    const { deposit, known } = await depositFor(receipt, realisation, problem, request, services)
    const { challan_no, paid_on } = deposit
    const by = clerkOf(staff)
    const outcome = { as: 'realised' as const, by, at: attempt.now.toISOString(), reason: '', challan_no }
    const writes = writesForOutcome(receipt, outcome, attempt)
    if (staffCase && !problem) {
      const command = { action: 'verify-fee', payment: { challan_no, paid_on, amount } }
      const extraWrites = () => refusedAsStale(writes)
      const options = { attempt, now, today, statement: deposit, extraWrites, details: { receipt: serial } }
      await actOnCase(staffCase, command, staff, options, services)
    } else {
      if (await services.challans.ownerOf(plainNumber(challan_no)))
        throw new Invalid({ 'payment.challan_no': ['This challan has already paid for another application'] })
      const stored = known ? writesForChangedDeposit(known, deposit, attempt) : writesForNewDeposit(deposit)
      if (!(await services.receipts.write([...writes, ...stored, requireUnusedChallan(deposit)])))
        throw new Stale(null)
    }
    return { ...receipt, outcome }
  })

/** With an entry in the history of the case, if that is still there; of a returned instrument its applicant is told. @throws Stale */
const writeWithCase = async (
  { serial, application: { id, reference_no } }: Receipt,
  writes: Write[],
  event: { event: 'RECEIPT_RETURNED' | 'RECEIPT_CANCELLED'; by: StaffMember; reason: string },
  attempt: Attempt,
  services: EndServices,
): Promise<void> => {
  const staffCase = await findCaseOf(id, services)
  if (!staffCase) {
    if (!(await services.receipts.write(writes))) throw new Stale(null)
    return
  }
  const { review, application_form } = staffCase
  const isFormer = application_form.reference_no !== reference_no
  const details = { receipt: serial, reason: event.reason, ...(isFormer && { reference_no }) }
  const change = {
    event: { event: event.event, by: eventAuthor(clerkOf(event.by)), details },
    extraWrites: refusedAsStale(writes),
    ...(event.event === 'RECEIPT_RETURNED' &&
      !isFormer && {
        email: { id: services.newId(), kind: 'instrument-returned' as const, user_id: id },
      }),
  }
  await services.cases.change(review, application_form, change, attempt)
}

/** Returned at once; cancelled only when a second person has confirmed it. @throws NotFound, Conflict, Unavailable */
export const endReceipt = (
  serial: string,
  { as, reason }: ReceiptEnd,
  request: Request,
  services: EndServices & Needs<'proposals'>,
): Promise<Receipt> =>
  retry({ tries: triesPerReceipt, when: (error) => error instanceof Stale }, async () => {
    const { staff } = request
    const attempt = attemptOfCommand(request.attempt, [serial, as, reason], staff)
    const receipt = await loadReceipt(serial, services)
    const { amount, instrument, number, outcome: ended, changed_by } = receipt
    if (changed_by === attempt.requestId) return receipt
    const by = clerkOf(staff)
    if (as === 'cancelled') {
      if (ended?.as === 'cancelled') requireInHand(receipt)
      const title = `Cancel receipt ${serial}: ${instrument} ${number}, ${formatRupees(amount)}`
      await services.proposals.propose(
        { kind: 'receipt', subject: serial, title, reason, contents: {}, by },
        attempt,
      )
      return receipt
    }
    requireInHand(receipt)
    const outcome = { as, by, at: attempt.now.toISOString(), reason }
    const writes = writesForOutcome(receipt, outcome, attempt)
    await writeWithCase(receipt, writes, { event: 'RECEIPT_RETURNED', by: staff, reason }, attempt, services)
    return { ...receipt, outcome }
  })

/** The deposit that it has become; null where it was not realised. */
export const depositOfReceipt = async (
  { outcome }: Receipt,
  { deposits }: Needs<'deposits'>,
): Promise<Deposit | null> => (outcome?.challan_no ? deposits.read(plainNumber(outcome.challan_no)) : null)

/** The deposit that a realised receipt has become was never there; one that the bank's statement tells of stays, without it. */
const writesForItsDeposit = async (
  receipt: Receipt,
  attempt: Attempt,
  services: Needs<'deposits'>,
): Promise<Write[]> => {
  const deposit = await depositOfReceipt(receipt, services)
  if (!deposit) return []
  if (deposit.settled)
    throw new Conflict('Its money is settled: first reverse the fee, or return the deposit to the list')
  const { receipt: _, ...rest } = deposit
  return deposit.import_id
    ? writesForChangedDeposit(deposit, rest, attempt)
    : writesForRemovedDeposit(deposit, attempt.now)
}

/** @throws NotFound, Conflict */
export const confirmCancellation = async (
  proposal: StoredProposal,
  endWrites: Write[],
  { staff, attempt }: { staff: StaffMember; attempt: Attempt },
  services: EndServices & Needs<'deposits'>,
): Promise<void> => {
  const { subject, by, reason } = proposal
  const receipt = await loadReceipt(subject, services)
  const at = attempt.now.toISOString()
  const outcome = { as: 'cancelled' as const, by, at, reason, confirmed_by: clerkOf(staff) }
  const writes = [
    ...endWrites,
    ...writesForOutcome(receipt, outcome, attempt),
    ...(await writesForItsDeposit(receipt, attempt, services)),
  ]
  const event = { event: 'RECEIPT_CANCELLED' as const, by: staff, reason }
  await writeWithCase(receipt, writes, event, attempt, services).catch((error) => {
    throw error instanceof Stale
      ? new Conflict('This was changed at the same moment. Look at it again')
      : error
  })
}
