/** How a change of what the council says about itself reads in its history. */
import type { CouncilSettings } from '../records/council-settings.ts'
import { statusLabels } from '../vocabulary.ts'
import type { NamedValue } from './changed-settings.ts'
import { timedStatuses } from './usual-days.ts'

type Told = Omit<CouncilSettings, 'version'>

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
  ['Officers', settings.officers.map(({ office, name }) => `${office}: ${name}`).join('; ')],
]

export const councilSettingsInWords = (settings: Told): NamedValue[] =>
  valuesOf(settings).map(([name, value]): NamedValue => [name, value || 'not set'])
