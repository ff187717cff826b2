/** How well people are found, and told apart, by a thousand names in twenty ways to write each. */
import { expect, test } from 'vitest'
import type { Item } from '#functions/platform/table/table.ts'
import { publicPlaces, publicSearch } from '#functions/register/data/public-search.ts'
import { searchRegister } from '#functions/register/use-cases/search-register.ts'
import { compareNames } from '#shared/register/rules/registered-name.ts'
import { corpus, hardPairs, registeredName, writingsOf } from '#tests/support/register/name-corpus.ts'
import { aRegistration } from '#tests/support/register/registrations.ts'

const people = corpus.map((parts, place) =>
  aRegistration({ number: `A-${place + 10_000}`, name: registeredName(parts), city: 'Quetta' }),
)

interface Asked {
  ExpressionAttributeValues?: Item
  Limit?: number
}

/** A register of these people: the places that are stored, and as much of the table as a search asks. */
const registerOf = (held: typeof people) => {
  const places = Map.groupBy(
    held.flatMap(publicPlaces).sort((one, other) => (one.sk < other.sk ? -1 : 1)),
    ({ pk }) => pk,
  )
  const query = async ({ ExpressionAttributeValues: asked = {}, Limit = 0 }: Asked) => {
    const [partition, term] = [places.get(String(asked[':pk'])) ?? [], String(asked[':sk'])]
    let [from, to] = [0, partition.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if (String(partition[middle]?.sk) < term) from = middle + 1
      else to = middle
    }
    return partition.slice(from, from + Limit).filter(({ sk }) => sk.startsWith(term))
  }
  const byNumber = new Map(held.map((one) => [one.number.replace('-', ''), one]))
  const of = async (numbers: string[]) => numbers.flatMap((number) => byNumber.get(number) ?? [])
  const services = { publicSearch: publicSearch({ table: { query } }), registrations: { of } }
  return async (name: string, city?: string) => {
    const found = await searchRegister({ name, city }, '2026-11-24', services as never)
    return { more: found.more, names: found.entries.map((entry) => entry.name) }
  }
}

const search = registerOf(people)

test('of 20,000 writings at least 98 % find the person', async () => {
  const missed: string[] = []
  let asked = 0
  for (const [place, parts] of corpus.entries()) {
    const searchAlone = registerOf(people.slice(place, place + 1))
    for (const name of writingsOf(parts)) {
      asked++
      if ((await searchAlone(name)).names.length === 0) missed.push(`${people[place]?.name}: ${name}`)
    }
  }

  expect([corpus.length, asked]).toEqual([1000, 20_000])
  expect(1 - missed.length / asked, missed.slice(0, 20).join('\n')).toBeGreaterThanOrEqual(0.98)
})

test('of other people, a search for a whole name finds 0.2 % at most', async () => {
  let others = 0
  for (const { name } of people) others += (await search(name)).names.filter((found) => found !== name).length
  expect(others / (people.length * (people.length - 1))).toBeLessThan(0.002)
})

test('no two of the thousand have the same name in a check, and 0.2 % at most sound alike', () => {
  const pairs = people.flatMap(({ name }, place) =>
    people.slice(place + 1, place + 21).map((other) => [name, other.name]),
  )
  const told = pairs.map(([one = '', other = '']) => compareNames(one, other))
  expect(told).not.toContain('same')
  expect(told.filter((likeness) => likeness === 'alike').length / pairs.length).toBeLessThan(0.002)
})

test.each(hardPairs)('%s is not %s', (one, other) => {
  expect([compareNames(one, other), compareNames(other, one)]).toEqual(['different', 'different'])
})

test.each([
  ['Umm Kulsoom', 'Syeda Umm-e-Kulsoom Naqvi'],
  ['Ume Kalsoom', 'Umm-e-Kulsoom'],
  ['Bukhari', 'Syed Zain Bukhari Shah Gardezi'],
  ['Bokhari', 'Syed Zain-ul-Abideen Bukhari'],
  ['Mohd Ali', 'Muhammad Ali Raza'],
  ['Ali Md', 'Muhammad Ali Raza'],
  ['Zia', 'Zia-ul-Haq'],
  ['Ch. Asif', 'Muhammad Asif Choudhary'],
  ['Abdul Rehman Khan', 'A. Rehman Khan'],
  ['Gardezi Syed Bukhari', 'Syed Muhammad Zain Bukhari Shah Gardezi'],
])('"%s" finds %s', async (typed, name) => {
  const searchThis = registerOf([aRegistration({ name, city: 'Quetta' })])
  expect([(await searchThis(typed)).names, (await searchThis(typed, 'کوئٹہ')).names]).toEqual([
    [name],
    [name],
  ])
})

test('any words of a name in any order find it, or it is said that not all entries were searched', async () => {
  const crowd = people.map((one, place) => ({
    ...{ ...one, number: `B-${place + 10_000}`, name: `${one.name} Muhammad Khan Butt` },
  }))
  const searchCrowd = registerOf([...people, ...crowd])
  const denied: string[] = []
  for (const { name } of people) {
    const words = name.split(' ')
    for (const typed of [
      words.toReversed(),
      words.slice(1),
      [words.at(-1), words[0]],
      [...words.slice(1), words[0]],
    ]) {
      const { names, more } = await searchCrowd(typed.join(' '))
      if (!names.includes(name) && !more) denied.push(typed.join(' '))
    }
  }
  expect(denied).toEqual([])
})
