/** People with unique secrets in their entries, for which public answers are searched. */
import { randomInt, randomUUID } from 'node:crypto'
import type { NewRegistration } from '#functions/register/data/registration.ts'
import { aRegistration } from './registrations.ts'

export const randomDigits = (count: number): string =>
  Array.from({ length: count }, (_, place) => randomInt(place === 0 ? 1 : 0, 10)).join('')
const given = ['Ayesha', 'Bilal', 'Chaudhry', 'Danish', 'Erum', 'Farhan', 'Gul', 'Hina', 'Imran', 'Javeria']
export const familyNames = [
  'Siddiqa',
  'Khan',
  'Butt',
  'Malik',
  'Sheikh',
  'Raza',
  'Noor',
  'Qureshi',
  'Baig',
  'Mirza',
]

/** Every ninth has died. */
export const peopleWithSecrets = (count: number): NewRegistration[] =>
  Array.from({ length: count }, (_, n) =>
    aRegistration({
      number: `A-${70000 + n}`,
      name: `${given[n % 10]} ${familyNames[Math.floor(n / 10) % 10]}`,
      father_name: `Father ${randomUUID().replace(/\d/g, '').replaceAll('-', '')}`,
      cnic: randomDigits(13),
      date_of_birth: `19${randomInt(50, 99)}-0${randomInt(1, 9)}-${randomInt(10, 28)}`,
      photo: `photos/${randomUUID()}/${randomUUID()}.jpg`,
      holder: null,
      source: { application: `PC-2026-${randomUUID().slice(0, 8).toUpperCase()}` },
      removed: n % 9 === 0 ? { since: '2026-01-01', reason: 'died' } : null,
    }),
  )

/** The texts for which an answer is searched: as stored, as written on a card, and as dates are shown. */
export const secretsOf = ({
  cnic,
  date_of_birth,
  father_name,
  photo,
  source,
  removed,
}: NewRegistration): string[] => {
  const birth = String(date_of_birth)
  return [
    ...[cnic, `${cnic.slice(0, 5)}-${cnic.slice(5, 12)}-${cnic.slice(12)}`],
    ...[birth, birth.split('-').reverse().join('-')],
    ...[father_name, String(photo), 'application' in source ? source.application : 'a row of a book'],
    ...(removed ? [removed.reason] : []),
  ]
}
