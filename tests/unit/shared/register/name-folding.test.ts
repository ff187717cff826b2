import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldName, foldSpellings } from '#shared/register/rules/name-folding.ts'

test.each([
  [['Muhammad', 'Mohammed', 'Mohammad', 'Muhammed', 'محمد']],
  [['Siddiqui', 'Siddique', 'Siddiqi', 'صدیقی']],
  [['Qureshi', 'Quraishi', 'قریشی']],
  [['Farooq', 'Faruk', 'Farouk', 'فاروق']],
  [['Khan', 'KHAN', 'خان']],
  [['Ahmed', 'Ahmad', 'احمد']],
  [['Yousaf', 'Yusuf', 'یوسف']],
  [['Waqar', 'Vaqar', 'وقار']],
  [['Hussain', 'Husain', 'Hussein', 'حسین']],
  [['José', 'Jose']],
  [['Iqbal', 'Eqbal', 'اقبال']],
  [['Hassan', 'Hasssan']],
  [['O’Neil', "O'Neil", 'ONeil', 'O`Neil', 'O‘Neil']],
])('spellings of one name fold to one form: %s', (spellings) => {
  expect(new Set(spellings.map((name) => foldName(name).join(' '))).size).toBe(1)
})

test.each([
  ['Ahmed', 'Hamid'],
  ['Imran', 'Kamran'],
  ['Ayesha', 'Aliya'],
  ['Salim', 'Halim'],
])('different names keep different forms: %s and %s', (one, other) => {
  expect(foldName(one)).not.toEqual(foldName(other))
})

test('the beginning of a name folds to the beginning of its folded form', () => {
  const [whole = ''] = foldName('Muhammad')
  for (const typed of ['Muh', 'Moham', 'Muhamm'])
    expect(whole.startsWith(foldName(typed)[0] ?? '?')).toBe(true)
})

test('folding keeps the order of words and drops marks between them', () => {
  expect(foldName("Abdul-Rehman O'Neil")).toHaveLength(3)
  expect(foldName(' . - ')).toEqual([])
  expect(foldName('ہ')).toEqual(['h'])
})

test('a name with an apostrophe has a second spelling with a space in its place', () => {
  expect(foldSpellings('Maureen O’Neil')).toEqual([foldName('Maureen ONeil'), foldName('Maureen O Neil')])
  expect(foldSpellings('‘Abd O’Neil')).toEqual([foldName('Abd ONeil'), foldName('Abd O Neil')])
  expect(foldSpellings('Ayesha')).toEqual([foldName('Ayesha')])
})

test('any text folds to words of lower-case letters and digits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      for (const word of foldName(text)) expect(word).toMatch(/^[a-z]+$/)
    }),
  )
})
