/** The labels of the form with which administrators write what the council says about itself. */

import type { Field, FieldTable } from '#shared/kit/field.ts'
import { statusLabels } from '#shared/vocabulary/statuses.ts'
import { timedStatuses } from '../rules/usual-days.ts'

/** The form's field of the usual days of a status. */
export const usualDaysField = (status: (typeof timedStatuses)[number]): string => `usual_${status}`

const text = (label: string): Field => ({ kind: 'text', label })

export const councilSettingsFields: FieldTable = {
  name: text('Full name of the council'),
  address: { kind: 'lines', label: 'Address' },
  phone: { kind: 'phone', label: 'Phone' },
  email: { kind: 'email', label: 'Email' },
  hours: text('Hours'),
  bank_name: text('Bank'),
  bank_branch: text('Branch'),
  account_title: text('Account title'),
  account_number: text('Account number'),
  instruments: { kind: 'lines', label: 'Payment accepted by' },
  ...Object.fromEntries(timedStatuses.map((status) => [usualDaysField(status), text(statusLabels[status])])),
  unpaid_renewal_days: text('Days to pay a renewal'),
  officers: { kind: 'lines', label: 'Officers' },
  certificate_name_ur: text('Name of the council in Urdu'),
  certificate_title: text('Title'),
  certificate_title_ur: text('Title in Urdu'),
  certificate_words: text('Words below the name'),
  certificate_letter_line: text('Line below the council’s name'),
  certificate_letter_words: text('Words at the end'),
  certificate_colour: text('Colour of certificates and letters'),
  quorum: text('Quorum of a meeting'),
  most_in_charge: text('Places in charge'),
  shown_places: text('What everybody reads of places'),
}
