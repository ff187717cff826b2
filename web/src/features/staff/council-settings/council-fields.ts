/** Converts what the council says about itself to the fields of its form and back; the schema of the contract checks them. */
import * as z from 'zod/mini'
import type { FieldErrors } from '#shared/kit/errors.ts'
import { foldDigits } from '#shared/kit/format.ts'
import { councilSettingsFields, usualDaysField } from '#shared/staff/field-tables/council-settings.ts'
import type { CouncilSettings } from '#shared/staff/records/council-settings.ts'
import { councilSettingsChanges } from '#shared/staff/records/council-settings-changes.ts'
import { timedStatuses } from '#shared/staff/rules/usual-days.ts'

type Fields = Record<string, string>

/** Every field is text as it is typed. */
export const councilFields = z.object(
  Object.fromEntries(Object.keys(councilSettingsFields).map((name) => [name, z.string()])),
)

export const fieldsOf = ({ bank, certificate, usual_days, ...settings }: CouncilSettings): Fields => ({
  name: settings.name,
  address: settings.address,
  phone: settings.phone,
  email: settings.email,
  hours: settings.hours,
  bank_name: bank.name,
  bank_branch: bank.branch,
  account_title: bank.account_title,
  account_number: bank.account_number,
  certificate_name_ur: certificate.name_ur,
  certificate_title: certificate.title,
  certificate_title_ur: certificate.title_ur,
  certificate_words: certificate.words,
  certificate_letter_line: certificate.letter_line,
  certificate_letter_words: certificate.letter_words,
  certificate_colour: certificate.colour,
  instruments: settings.instruments.join('\n'),
  ...Object.fromEntries(
    timedStatuses.map((status) => [usualDaysField(status), String(usual_days[status] ?? '')]),
  ),
  unpaid_renewal_days: String(settings.unpaid_renewal_days),
  officers: settings.officers.map(({ office, name }) => `${office}: ${name}`).join('\n'),
  quorum: String(settings.quorum ?? ''),
  most_in_charge: String(settings.most_in_charge),
  shown_places: settings.shown_places,
})

const linesOf = (text = ''): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** NaN, which the schema refuses, for what is no number; null where nothing is typed. */
const numberIn = (typed = ''): number | null => {
  const digits = foldDigits(typed).trim()
  return digits === '' ? null : Number(digits)
}

const officerIn = (line: string) => {
  const [office = '', ...name] = line.split(':')
  return { office, name: name.join(':') }
}

/** The wording and the colour of papers, as they are typed. */
export const certificateIn = (fields: Fields): CouncilSettings['certificate'] => ({
  name_ur: fields.certificate_name_ur ?? '',
  title: fields.certificate_title ?? '',
  title_ur: fields.certificate_title_ur ?? '',
  words: fields.certificate_words ?? '',
  letter_line: fields.certificate_letter_line ?? '',
  letter_words: fields.certificate_letter_words ?? '',
  colour: (fields.certificate_colour ?? 'green') as CouncilSettings['certificate']['colour'],
})

/** The body of the request. */
const typedSettings = (fields: Fields) => ({
  name: fields.name,
  address: fields.address,
  phone: fields.phone,
  email: fields.email,
  hours: fields.hours,
  bank: {
    name: fields.bank_name,
    branch: fields.bank_branch,
    account_title: fields.account_title,
    account_number: fields.account_number,
  },
  certificate: certificateIn(fields),
  instruments: linesOf(fields.instruments),
  usual_days: Object.fromEntries(
    timedStatuses.map((status) => [status, numberIn(fields[usualDaysField(status)])]),
  ),
  unpaid_renewal_days: numberIn(fields.unpaid_renewal_days) ?? Number.NaN,
  officers: linesOf(fields.officers).map(officerIn),
  quorum: numberIn(fields.quorum),
  most_in_charge: numberIn(fields.most_in_charge) ?? Number.NaN,
  shown_places: fields.shown_places,
})

export const settingsIn = (fields: Fields) => councilSettingsChanges.parse(typedSettings(fields))

/** The form's field of a path in the settings, and for lists the line of the text. */
const fieldOf = ([root, part]: PropertyKey[]): { field: string; line?: number } => {
  if (root === 'bank')
    return { field: String(part).startsWith('account') ? String(part) : `bank_${String(part)}` }
  if (root === 'certificate') return { field: `certificate_${String(part)}` }
  if (root === 'usual_days') return { field: usualDaysField(part as (typeof timedStatuses)[number]) }
  return typeof part === 'number' ? { field: String(root), line: part + 1 } : { field: String(root) }
}

export const councilErrors = (fields: Fields): FieldErrors => {
  const { error } = councilSettingsChanges.safeParse(typedSettings(fields))
  const errors: FieldErrors = {}
  for (const { path, message } of error?.issues ?? []) {
    const { field, line } = fieldOf(path)
    errors[field] = [...(errors[field] ?? []), line ? `Line ${line}: ${message}` : message]
  }
  return errors
}
