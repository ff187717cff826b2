/** Readings of a file by staff, in words. */
import type { Reading } from '#shared/accounts/contract/own-archive.ts'
import { fieldLabel } from '#shared/vocabulary/field-labels.ts'
import { formatDayOf } from '#web/ui/moments.ts'

/** What of the register was seen, and what of the person with it. */
const registerWords: Partial<Record<Reading['kind'], string>> = {
  entry: 'Your entry of the register opened, with CNIC, date of birth and photo',
  certificate: 'Your certificate opened, with your photo',
  request: 'What you asked of the register opened, with CNIC and date of birth',
  claim: 'Your claim of a registration opened, with CNIC, phone and email',
  compared: 'Your entry of the register seen beside what somebody else asked, with CNIC and date of birth',
}

/** "CNIC front viewed" */
export const readingWords = ({ kind, document, former, role }: Reading): string => {
  const ofRegister = registerWords[kind]
  if (ofRegister) return `${ofRegister}${role ? `, by: ${role}` : ''}`
  if (kind === 'opened') return 'Application opened'
  if (kind === 'printed') return 'Application printed'
  if (kind === 'exported') return 'Application exported in a list'
  return `${document ? fieldLabel(document) : 'Document'} viewed${former ? ' (replaced file)' : ''}`
}

type RepeatedReading = Reading & { words: string; times: number }

/** Joins equal readings of one day in a row, with the newest time. */
export const groupReadings = (readings: readonly Reading[]): RepeatedReading[] => {
  const lines: RepeatedReading[] = []
  for (const reading of readings) {
    const words = readingWords(reading)
    const last = lines.at(-1)
    if (last?.words === words && formatDayOf(last.at) === formatDayOf(reading.at)) last.times += 1
    else lines.push({ ...reading, words, times: 1 })
  }
  return lines
}
