/** The four rows of the qualification list and the note on years. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { levelRows, yearsToCheck } from '#shared/rules/qualification-order.ts'
import { qualificationLevels } from '#shared/vocabulary.ts'

const [matric, intermediate, degree, master] = qualificationLevels
const passed = (qualification_level: string, year_of_passing: string) => ({
  qualification_level,
  year_of_passing,
})

describe('the rows of the qualification list', () => {
  test('the list of qualifications always has four rows in order, and begins with SSC', {
    tags: ['screen.qualification-list', 'constant.levels'],
  }, () => {
    const rows = levelRows([])

    expect(rows.map((row) => row.level)).toEqual(qualificationLevels)
    expect(rows.map((row) => row.status)).toEqual(['required', 'required', 'required', 'optional'])
    expect(rows.map((row) => row.isNext)).toEqual([true, false, false, false])
  })

  test('show an entered level as updated, with its record', () => {
    const rows = levelRows([passed(master, '2010'), passed(matric, '2001')])

    expect(rows.map((row) => row.status)).toEqual(['updated', 'required', 'required', 'updated'])
    expect(rows[3]?.record?.year_of_passing).toBe('2010')
    expect(rows.find((row) => row.isNext)?.level).toBe(intermediate)
  })

  test('have no next level once the three required ones are entered', () => {
    const rows = levelRows([passed(matric, '2001'), passed(intermediate, '2003'), passed(degree, '2008')])

    expect(rows.some((row) => row.isNext)).toBe(false)
  })
})

describe('the note on years', () => {
  test('is shown for a level passed before or in the same year as a lower one', () => {
    const note = 'Intermediate is passed in 2001, SSC in 2003. Years usually rise from level to level.'

    expect(yearsToCheck(passed(intermediate, '2001'), [passed(matric, '2003')])).toBe(note)
    expect(yearsToCheck(passed(matric, '2003'), [passed(intermediate, '2001')])).toBe(note)
    expect(yearsToCheck(passed(intermediate, '2003'), [passed(matric, '2003')])).not.toBeNull()
  })

  test('does not compare the level being changed with itself, and ignores an incomplete year', () => {
    expect(yearsToCheck(passed(matric, '2003'), [passed(matric, '2001')])).toBeNull()
    expect(yearsToCheck(passed(intermediate, '200'), [passed(matric, '2003')])).toBeNull()
    expect(yearsToCheck(passed(intermediate, '2005'), [])).toBeNull()
  })

  test('is never shown for rising years', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1900, max: 2099 }), { minLength: 4, maxLength: 4 }),
        (years) => {
          const rising = years
            .sort((a, b) => a - b)
            .map((year, i) => passed(qualificationLevels[i] ?? '', `${year}`))

          expect(rising.map((level) => yearsToCheck(level, rising))).toEqual([null, null, null, null])
        },
      ),
    )
  })
})
