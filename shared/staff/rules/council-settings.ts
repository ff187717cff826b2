/** Who may change the council settings, what is missing in them, and how their history shows a change. */

import type { PaperColour, ShownPlaces } from '#shared/vocabulary/register.ts'
import type { StaffRole } from '#shared/vocabulary/staff-roles.ts'
import { statusLabels } from '#shared/vocabulary/statuses.ts'
import type { CouncilSettings } from '../records/council-settings.ts'
import type { NamedValue } from './changed-settings.ts'
import { timedStatuses } from './usual-days.ts'

export const paperColourLabels: Record<PaperColour, string> = {
  green: 'Green',
  blue: 'Blue',
  maroon: 'Maroon',
  black: 'Black',
}

export const shownPlacesLabels: Record<ShownPlaces, string> = {
  'in-charge': 'Places in charge',
  all: 'All places',
  none: 'None',
}

export const councilRoles = ['administrator'] as const satisfies StaffRole[]

type Told = Omit<CouncilSettings, 'version'>

/** The missing settings that applicants need, by name. The branch may stay empty, because not every bank needs it. */
export const missingInCouncilSettings = ({
  bank,
  usual_days,
  ...settings
}: Omit<Told, 'quorum' | 'most_in_charge' | 'shown_places'>): string[] => [
  ...(settings.name ? [] : ['the full name']),
  ...(settings.address ? [] : ['the address']),
  ...(settings.phone ? [] : ['the phone number']),
  ...(settings.email ? [] : ['the email address']),
  ...(settings.hours ? [] : ['the hours']),
  ...(bank.name && bank.account_title && bank.account_number ? [] : ['the bank account']),
  ...(timedStatuses.every((status) => usual_days[status] !== null) ? [] : ['the usual days of each step']),
  ...(settings.officers.length > 0 ? [] : ['the officers']),
]

const inDays = (days: number | null): string => (days === null ? '' : days === 1 ? '1 day' : `${days} days`)
const onOneLine = (text: string): string => text.replaceAll('\n', ', ')

/** Every setting by its name, with its value in words; empty where it is not set. */
const valuesOf = (settings: Told): NamedValue[] => [
  ['Name', settings.name],
  ['Address', onOneLine(settings.address)],
  ['Phone', settings.phone],
  ['Email', settings.email],
  ['Hours', settings.hours],
  ['Bank', settings.bank.name],
  ['Branch', settings.bank.branch],
  ['Account title', settings.bank.account_title],
  ['Account number', settings.bank.account_number],
  ['Payment accepted by', settings.instruments.join(', ')],
  ...timedStatuses.map(
    (status): NamedValue => [`Usual days for ${statusLabels[status]}`, inDays(settings.usual_days[status])],
  ),
  ['Days to pay a renewal', inDays(settings.unpaid_renewal_days)],
  ['Name in Urdu', settings.certificate.name_ur],
  ['Title of certificates', settings.certificate.title],
  ['Title in Urdu', settings.certificate.title_ur],
  ['Words of certificates', settings.certificate.words],
  ['Line in the head of letters', settings.certificate.letter_line],
  ['Words at the end of letters', settings.certificate.letter_words],
  ['Colour of papers', paperColourLabels[settings.certificate.colour]],
  ['Quorum of a meeting', settings.quorum === null ? '' : String(settings.quorum)],
  ['Places in charge', String(settings.most_in_charge)],
  ['Places that everybody reads', shownPlacesLabels[settings.shown_places]],
  ['Officers', settings.officers.map(({ office, name }) => `${office}: ${name}`).join('; ')],
]

export const councilSettingsInWords = (settings: Told): NamedValue[] =>
  valuesOf(settings).map(([name, value]): NamedValue => [name, value || 'not set'])
