/** What axe looks at after each test of a page, it notices. */
import { expect, test } from 'vitest'
import { openPage } from '#tests/support/pages/open-page.tsx'
import { structureFaults } from '#tests/support/pages/structure-faults.ts'

test('a field without a label and a skipped level are found, once for each kind of page', async () => {
  await openPage('/auth/login')
  const planted = document.createElement('div')
  const title = document.createElement('h2')
  title.append('Planted')
  const deep = document.createElement('h4')
  deep.append('Too deep')
  planted.append(title, deep, document.createElement('input'))
  document.querySelector('main')?.append(planted)
  expect((await structureFaults()).map((line) => line.split(' ')[0])).toEqual(
    expect.arrayContaining(['label', 'heading-order']),
  )
  expect(await structureFaults()).toEqual([])
})
