/** The council's facts for applicants: administrators enter them, everybody may read them. */
import * as z from 'zod/mini'
import { paperColours, shownPlaces } from '#shared/vocabulary/register.ts'
import { timedStatuses } from '../rules/usual-days.ts'
import { waitingProposal } from './proposal.ts'
import { settingsChange } from './settings-change.ts'

const text = z._default(z.string(), '')
const days = z._default(z.nullable(z.number()), null)

const bank = z.object({ name: text, branch: text, account_title: text, account_number: text })

/** What certificates and letters say, and their colour; empty: the portal's own wording (`certificateWording`), or nothing. */
const certificate = z.object({
  name_ur: text,
  title: text,
  title_ur: text,
  words: text,
  /** Below the name of the council on letters, and above their code. */
  letter_line: text,
  letter_words: text,
  colour: z._default(z.enum(paperColours), 'green'),
})

const officer = z.object({ office: z.string(), name: z.string() })

const usualDays = z.object(forEachTimed(days))

/** The settings as people read them. Texts are empty until an administrator has filled them in. */
export const published = {
  /** In full, such as "Punjab Pharmacy Council". */
  name: text,
  /** Several lines. */
  address: text,
  phone: text,
  email: text,
  /** When somebody may come or ring, such as "Monday to Friday, 9 am to 4 pm". */
  hours: text,
  bank: z.prefault(bank, {}),
  /** The instruments with which the fee may be paid. */
  instruments: z._default(z.array(z.string()), ['Pay order', 'Demand draft']), // the two that the printed form names
  /** Days that an application usually keeps a status; null: not said. */
  usual_days: z.prefault(usualDays, {}),
  /** Days after its submission in which a renewal is to be paid; after them it ends by itself. */
  unpaid_renewal_days: z._default(z.number(), 60),
  /** The officers who sign, such as the Secretary. */
  officers: z._default(z.array(officer), []),
  certificate: z.prefault(certificate, {}),
}

export const councilSettings = z.object({
  /** 1 before anything was changed. */
  version: z._default(z.number(), 1),
  ...published,
  /** As many names must be present for a meeting to decide; null: any number. */
  quorum: z._default(z.nullable(z.number()), null),
  /** At how many places of practice one person may be in charge, and which places everybody reads. */
  most_in_charge: z._default(z.number(), 1),
  shown_places: z._default(z.enum(shownPlaces), 'in-charge'),
})
export type CouncilSettings = z.output<typeof councilSettings>

export const councilSettingsView = z.object({
  settings: councilSettings,
  /** The newest 50, newest first. */
  changes: z.array(settingsChange),
  /** The change that waits for another administrator. */
  waiting: waitingProposal,
})

export function forEachTimed<S>(schema: S): Record<(typeof timedStatuses)[number], S> {
  return Object.fromEntries(timedStatuses.map((status) => [status, schema])) as never
}
