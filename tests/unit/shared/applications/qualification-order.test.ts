/** The four rows of the qualification list and the note on years. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  degreeYearErrors,
  levelRows,
  yearOrderErrors,
  yearsToCheck,
} from '#shared/applications/rules/qualification-order.ts'
import { qualificationLevels } from '#shared/vocabulary/people.ts'

const [matric, intermediate, degree, master] = qualificationLevels
const passed = (qualification_level: string, year_of_passing: string) => ({
  qualification_level,
  year_of_passing,
})

describe('the rows of the qualification list', () => {
  test('the list of qualifications always has four rows in order, and begins with SSC', () => {
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

const refusal = (higher: string, lower: string) => ({
  year_of_passing: [
    `Intermediate cannot be passed in ${higher} when SSC was passed in ${lower}. Correct the one that is wrong`,
  ],
})

describe('years of passing', () => {
  test('are refused where a level is passed before a lower one, whichever of the two is typed', () => {
    expect(yearOrderErrors(passed(intermediate, '2001'), [passed(matric, '2003')])).toEqual(
      refusal('2001', '2003'),
    )
    expect(yearOrderErrors(passed(matric, '2003'), [passed(intermediate, '2001')])).toEqual(
      refusal('2001', '2003'),
    )
    expect(yearOrderErrors(passed(degree, '2003'), [passed(intermediate, '2003')])).toEqual({})
  })

  test('are refused in the form where a degree is passed in the year of a lower level', () => {
    expect(degreeYearErrors(passed(degree, '2003'), [passed(intermediate, '2003')])).toHaveProperty(
      'year_of_passing',
    )
    expect(degreeYearErrors(passed(intermediate, '2003'), [passed(matric, '2003')])).toEqual({})
  })

  test('have a note where two levels of school are passed in one year', () => {
    expect(yearsToCheck(passed(intermediate, '2003'), [passed(matric, '2003')])).toBe(
      'SSC and Intermediate are both passed in 2003.',
    )
  })

  test('are not compared with the level being changed, nor while a year is incomplete', () => {
    for (const rule of [yearsToCheck, yearOrderErrors, degreeYearErrors]) {
      const nothing = rule === yearsToCheck ? null : {}
      expect(rule(passed(matric, '2003'), [passed(matric, '2001')])).toEqual(nothing)
      for (const typed of ['200', '20030', '12003'])
        expect(rule(passed(degree, typed), [passed(matric, '3003')])).toEqual(nothing)
      expect(rule(passed(intermediate, '2005'), [])).toEqual(nothing)
    }
  })

  test('that rise are never noted nor refused', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1900, max: 2099 }), { minLength: 4, maxLength: 4 }),
        (years) => {
          const rising = years
            .sort((a, b) => a - b)
            .map((year, i) => passed(qualificationLevels[i] ?? '', `${year}`))

          for (const level of rising) {
            expect(yearsToCheck(level, rising)).toBeNull()
            expect({ ...yearOrderErrors(level, rising), ...degreeYearErrors(level, rising) }).toEqual({})
          }
        },
      ),
    )
  })
})
