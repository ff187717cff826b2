/** The council settings after an administrator has filled everything in. */
import type * as z from 'zod/mini'
import type { councilSettingsChanges } from '#shared/staff/records/council-settings-changes.ts'

export const aCouncil = {
  name: 'Punjab Pharmacy Council',
  address: '2-A Birdwood Road\nJail Road, Lahore',
  phone: '042 99203301',
  email: 'help@council.example',
  hours: 'Monday to Friday, 9 am to 4 pm',
  bank: {
    name: 'Bank of Punjab',
    branch: 'Jail Road, Lahore (0123)',
    account_title: 'Secretary, Punjab Pharmacy Council',
    account_number: 'PK36 BPUN 0000 0011 2345 6702',
  },
  instruments: ['Pay order', 'Demand draft'],
  usual_days: {
    submitted: 3,
    'in-review': 5,
    resubmitted: 3,
    'awaiting-fee': 3,
    'awaiting-decision': 2,
    approved: 7,
    'certificate-ready': 14,
  },
  unpaid_renewal_days: 60,
  officers: [
    { office: 'Secretary', name: 'Dr. Amna Malik' },
    { office: 'Accounts officer', name: 'Bilal Ahmed' },
  ],
} satisfies z.output<typeof councilSettingsChanges>

/** Of a council that has said nothing of its papers. */
export const certificateWords = {
  ...{ name_ur: '', title: '', title_ur: '', words: '', letter_line: '', letter_words: '' },
  colour: 'green',
} as const
