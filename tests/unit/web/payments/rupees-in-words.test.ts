/** Amounts as cheques say them, with lakh and crore. */
import { expect, test } from 'vitest'
import { rupeesInWords } from '#web/features/payments/receipts/rupees-in-words.ts'

test.each([
  [0.5, 'zero and fifty paisas'],
  [1, 'one'],
  [19, 'nineteen'],
  [20, 'twenty'],
  [99, 'ninety-nine'],
  [100, 'one hundred'],
  [7_512.01, 'seven thousand five hundred twelve and one paisa'],
  [299.999, 'three hundred'],
  [99_999, 'ninety-nine thousand nine hundred ninety-nine'],
  [100_000, 'one lakh'],
  [10_000_000, 'one crore'],
  [123_456_789, 'twelve crore thirty-four lakh fifty-six thousand seven hundred eighty-nine'],
  [12_345_000_000, 'one thousand two hundred thirty-four crore fifty lakh'],
])('%f rupees in words', (rupees, words) => {
  expect(rupeesInWords(rupees)).toBe(`Rupees ${words} only`)
})
