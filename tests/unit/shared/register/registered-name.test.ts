import { expect, test } from 'vitest'
import { compareNames } from '#shared/register/rules/registered-name.ts'

test.each([
  ['Ayesha Siddiqa', 'ayesha  SIDDIQA', 'same'],
  ['Dr. Ayesha Siddiqa', 'Ayesha Siddiqa', 'same'],
  ['Ayesha Siddiqua', 'Aisha Siddiqa', 'alike'],
  ['عائشہ صدیقہ', 'Ayesha Siddiqa', 'alike'],
  ['Siddiqa Ayesha', 'Ayesha Siddiqa', 'alike'],
  ['M. Asif Khan', 'Muhammad Asif Khan', 'alike'],
  ['Mohd Asif Khan', 'Muhammad Asif Khan', 'same'],
  ['Abdulrehman', 'Abdul Rehman', 'alike'],
  ['O’Neil Khan', 'ONeil Khan', 'same'],
  ['Asif Khan', 'Muhammad Asif Khan', 'different'],
  ['Muhammad Asif Khan', 'Muhammad Asif', 'different'],
  ['Ayesha Siddiqa', 'Fatima Siddiqa', 'different'],
  ['M. K.', 'Muhammad Khan', 'different'],
  ['', 'Muhammad Khan', 'different'],
  ['...', '...', 'different'],
] as const)('%s and %s are %s', (asked, held, likeness) => {
  expect(compareNames(asked, held)).toBe(likeness)
})
