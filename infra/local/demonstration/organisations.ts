/** Organisations that use the register: a drug office asks about a holder who does not know of it, and a hospital watches. */
import { addDays, dayInKarachi } from '#shared/kit/format.ts'
import { applicantOf, demonstrationDomain } from './applicants.ts'
import type { HistoryEvent } from './history.ts'
import { holders } from './holders.ts'
import type { Office } from './people.ts'

/** Each comes in by the link that `/checks` sends to its address. */
const drugOffice = { organisation: 'Drug Control Office Kasur', email: `drugs.kasur@${demonstrationDomain}` }
export const hospital = { organisation: 'Mayo Hospital', email: `mayo.hospital@${demonstrationDomain}` }

/** Who practises at the premises of the demonstration: the one says *Not me*, the other is suspended. */
export const inCharge = 5
const suspended = 6
const watched = [1, 4, inCharge, suspended]
const numberOf = (place: number): string => applicantOf(holders[place]?.number ?? 0).registrationNo

/** The link that an e-mail would have brought. @returns the id of the organisation */
async function open({ organisation, email }: typeof hospital, at: Date, { call, services }: Office) {
  const token = services.newId()
  await services.emailLinks.issue({ kind: 'check', user_id: services.newId(), email }, token, at)
  const { checker } = await call('checkers.open', '', at, { body: { token } })
  await call('checkers.name', checker.id, at, { body: { organisation } })
  return checker.id as string
}

/** It asks, two registrars let it in, and it lists its pharmacists. */
async function letIn(at: Date, office: Office): Promise<void> {
  const { call, ids } = office
  const id = await open(hospital, at, office)
  await call('ownWatch.ask', id, at, { body: { purpose: 'We employ these pharmacists' } })
  const purpose = 'Employer of the pharmacists on its list'
  const body = { purpose, hidden: false, reason: 'A letter of its medical superintendent' }
  const ends_on = addDays(dayInKarachi(at), 365)
  await call('watchers.propose', ids.registrar, at, { params: { id }, body: { ...body, ends_on } })
  const { open: waiting } = await call('proposals.list', ids.deputy, at)
  const proposal = waiting.find(({ about }: { about: string }) => about === id)
  await call('proposals.act', ids.deputy, at, { params: { id: proposal.id }, body: { action: 'confirm' } })
  const numbers = watched.map(numberOf)
  await call('ownWatch.list', id, at, { body: { numbers, version: 0, confirmed: true } })
}

async function ask(at: Date, office: Office): Promise<void> {
  const id = await open(drugOffice, at, office)
  const body = { numbers: numberOf(inCharge), purpose: 'licence', premises: 'New Care Pharmacy, Kasur' }
  await office.call('checks.create', id, at, { body })
}

/** What the minute's work does after the suspension. */
async function tell(at: Date, { services }: Office): Promise<void> {
  const { tellWatchers } = await import('#functions/register/use-cases/watching/tell-watchers.ts')
  await tellWatchers({ ...services, clock: () => at })(() => true)
}

/** In office days before today, in the afternoon: after what holders do on that day. */
const days = [
  [12, letIn],
  [9, tell],
  [6, ask],
] as const
const afternoon = 15 * 60

export const eventsOfOrganisations = (office: Office): HistoryEvent[] =>
  days.map(([daysAgo, work]) => {
    const at = office.moment(daysAgo, afternoon)
    return { at, of: null, run: () => work(at, office) }
  })
