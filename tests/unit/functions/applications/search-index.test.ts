/** What the search index writes for a person: the terms, how many they are, and how they follow a correction. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moveIndexEntries, putIndexEntries } from '#functions/applications/data/search/search-index.ts'
import {
  codeOfReference,
  termsOfNumbers,
  termsOfPerson,
} from '#functions/applications/data/search/search-terms.ts'
import { lookupsFor } from '#functions/cases/use-cases/find/search-lookups.ts'
import type { Write } from '#functions/platform/table/table.ts'
import { plainNumber } from '#shared/kit/format.ts'

const ayesha = {
  name: 'Ayesha Siddiqua',
  father_name: 'Muhammad Imran',
  date_of_birth: '1990-03-17',
  cnic: '3520212345671',
  phone: '+923217654321',
}
const numbers = {
  reference_no: 'PC-2026-7K3MQ9XA',
  registration_no: 'Apply Now',
}
/** No name is longer: 80 characters, each word of its own sound. */
const longest = (letters: string) =>
  [...letters]
    .map((letter) => `${letter}b`)
    .join(' ')
    .slice(0, 80)
const longNames = {
  name: longest('bcdfghjklmnprstzbdfgklmnp'),
  father_name: longest('tsrpnmlkjhgfdczbtsrpnmlkg'),
}
const otherNames = {
  name: longest('gfdtsrpnmlkjhzcbgfdtsrpnm'),
  father_name: longest('zkjhgfdtsrpnmlcbzkjhgfdts'),
}

const keysOf = (writes: Write[]): string[] =>
  writes.map((write) => {
    const { Put, Delete } = write('-')
    const { pk, sk } = (Put?.Item ?? Delete?.Key ?? {}) as { pk: string; sk: string }
    return `${pk} ${sk}`
  })

test('a name of six words and a father’s name of six words are 21 entries', () => {
  const kinds = termsOfPerson({
    ...ayesha,
    name: 'Syed Ghulam Mustafa Haider Bukhari Zaidi',
    father_name: 'Mir Nadir Khan Jamali Baloch Rind',
  }).map(({ kind }) => kind)
  const count = (kind: string) => kinds.filter((one) => one === kind).length
  expect(['NAME', 'NAME-PAIR', 'FATHER', 'PERSON', 'CNIC', 'PHONE', 'ENDING'].map(count)).toEqual([
    6, 3, 6, 1, 2, 1, 2,
  ])
})

test.each(['PC', 'SPC', 'KPPC'])(
  'a reference that begins with %s is entered with its code, by which search and bank match look',
  (prefix) => {
    const reference_no = `${prefix}-2026-7K3MQ9XA`
    const entered = termsOfNumbers({ ...numbers, reference_no })
    const code = { kind: 'REFERENCE-PART', term: '7K3MQ9XA' }
    expect(entered).toContainEqual(expect.objectContaining(code))
    expect(codeOfReference(plainNumber(reference_no))).toBe(code.term)
    const asked = { now: new Date('2026-11-27'), prefix }
    expect(lookupsFor(reference_no, asked).direct).toContainEqual(expect.objectContaining(code))
  },
)

test('the longest names fit into a transaction of 100 items, at a submission, a correction of everything, and a next application', () => {
  const other = { ...ayesha, ...otherNames, cnic: '9876543210987', phone: '+923009999999' }
  const submission = putIndexEntries('u', { ...ayesha, ...longNames }, numbers)
  const correction = moveIndexEntries('u', { ...ayesha, ...longNames }, other)
  const next = putIndexEntries('u', { ...ayesha, ...longNames }, numbers, other)
  expect(submission.length).toBeLessThanOrEqual(50)
  expect(correction.length).toBeLessThanOrEqual(80)
  expect(next.length).toBeLessThanOrEqual(90) // in addition at most ten: form, voucher, case, counters, event, e-mail
})

test('an item is written once in a transaction, whatever the names', () => {
  const name = fc.stringMatching(/^[A-Da-d’. -]{2,80}$/)
  fc.assert(
    fc.property(name, name, name, (one, father_name, two) => {
      const [before, after] = [one, two].map((name) => ({ ...ayesha, name, father_name }))
      const submission = keysOf(putIndexEntries('u', before!, numbers))
      const correction = keysOf(moveIndexEntries('u', before!, after!))
      for (const keys of [submission, correction]) expect(new Set(keys).size).toBe(keys.length)
    }),
  )
})

test('a correction leads to the entries of a new submission', () => {
  const after = { ...ayesha, name: 'Ayesha Kasmani Siddiqua', father_name: 'Imran Ali' }
  const table = new Map<string, unknown>()
  const run = (writes: Write[]) => {
    for (const [index, key] of keysOf(writes).entries()) {
      const item = writes[index]?.('-').Put?.Item
      if (item) table.set(key, item)
      else table.delete(key)
    }
  }
  run(putIndexEntries('u', ayesha, numbers))
  run(moveIndexEntries('u', ayesha, after))
  const fresh = putIndexEntries('u', after, numbers)
  const expected = keysOf(fresh).map((key, index): [string, unknown] => [key, fresh[index]?.('-').Put?.Item])
  expect(Object.fromEntries(table)).toEqual(Object.fromEntries(expected))
})
