import { expect, test } from 'vitest'
import type { QueueChoices } from '#shared/cases/records/queue.ts'
import { choiceNames, choiceWords } from '#shared/cases/rules/queue-words.ts'

test.each<[QueueChoices, string]>([
  [{ type: 'Renewal' }, 'Type: Renewal'],
  [{ fee: 'unpaid' }, 'Fee: Unpaid'],
  [{ fee: 'paid' }, 'Fee: Verified'],
  [{ papers: 'missing' }, 'Papers: Missing'],
  [{ warnings: 'yes' }, 'With warnings'],
  [{ warnings: 'no' }, 'Without warnings'],
  [{ city: 'Lahore' }, 'City: Lahore'],
  [{ assigned: 'me' }, 'Assigned to you'],
  [{ assigned: 'nobody' }, 'Assigned to nobody'],
  [{ assigned: 'a1' }, 'Assigned to one person'],
  [{ from: '2026-11-01' }, 'Submitted from 01-11-2026'],
  [{ to: '2026-11-22' }, 'Submitted to 22-11-2026'],
])('the filter %j is told in words', (choices, words) => {
  expect(choiceWords(choices)).toEqual([{ name: Object.keys(choices)[0], words }])
})

test('filters are told in one order, whatever the order in which they were set; without any nothing', () => {
  const both = choiceWords({ to: '2026-11-22', city: 'Lahore', type: 'Renewal' })
  expect(both.map(({ name }) => name)).toEqual(['type', 'city', 'to'])
  expect(choiceNames).toHaveLength(8)
  expect(choiceWords({})).toEqual([])
})
