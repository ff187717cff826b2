import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isComplete,
  missingBefore,
  missingBeforeLevel,
  missingLevels,
  nextStep,
  type Progress,
  requiredLevels,
} from '#shared/applications/rules/onboarding.ts'
import { steps } from '#shared/vocabulary/onboarding-steps.ts'
import { qualificationLevels } from '#shared/vocabulary/people.ts'

const progress = (changes: Partial<Progress> = {}): Progress => ({
  applicant: null,
  contact_information: null,
  qualification_information: [],
  application_form: null,
  ...changes,
})
const form = { status: 'submitted', fee_status: 'unpaid', printed_at: null } as const
const levels = (count: number) =>
  qualificationLevels.slice(0, count).map((qualification_level) => ({ qualification_level }))
/** A person who has finished so many parts: applicant, contact, three levels, form. */
const doneParts = (parts: number): Progress =>
  progress({
    applicant: parts > 0 ? {} : null,
    contact_information: parts > 1 ? {} : null,
    qualification_information: levels(Math.max(0, Math.min(3, parts - 2))),
    application_form: parts > 5 ? form : null,
  })

it.each([
  [0, 'applicant', 'Add your personal information first'],
  [1, 'contact-information', 'Add your contact information first'],
  [2, 'qualification-information', 'Add SSC first'],
  [3, 'qualification-information', 'Add Intermediate first'],
  [4, 'qualification-information', 'Add B Pharm / Pharm D first'],
  [5, 'registration', 'Submit your registration form first'],
])('after %i completed steps the print-out requires %s next', (parts, step, message) => {
  expect(missingBefore('print-out', doneParts(parts))).toEqual({ step, message })
  expect(nextStep(doneParts(parts))).toBe(step)
})

it('after all steps nothing is missing and the print-out is next', () => {
  expect(missingBefore('print-out', doneParts(6))).toBeNull()
  expect(nextStep(doneParts(6))).toBe('print-out')
})

describe('each step', () => {
  it('unlocks the next step and nothing after it', () => {
    expect(steps.filter((step) => !missingBefore(step, doneParts(0)))).toEqual(['applicant'])
    expect(steps.filter((step) => !missingBefore(step, doneParts(1)))).toEqual(steps.slice(0, 2))
    expect(steps.filter((step) => !missingBefore(step, doneParts(2)))).toEqual(steps.slice(0, 3))
    expect(steps.filter((step) => !missingBefore(step, doneParts(5)))).toEqual(steps.slice(0, 4))
  })

  it('may be started exactly when all steps before it are complete', () => {
    const any = fc.record({
      applicant: fc.constantFrom(null, {}),
      contact_information: fc.constantFrom(null, {}),
      application_form: fc.constantFrom(null, form),
      qualification_information: fc
        .subarray([...qualificationLevels])
        .map((held) => held.map((qualification_level) => ({ qualification_level }))),
    })
    fc.assert(
      fc.property(any, fc.constantFrom(...steps), (state, step) => {
        const before = steps.slice(0, steps.indexOf(step))
        expect(missingBefore(step, state) === null).toBe(
          before.every((earlier) => isComplete(earlier, state)),
        )
      }),
    )
  })
})

describe('qualification levels', () => {
  it('are all required except M.Phil / M.Pharm', () => {
    expect(requiredLevels).toEqual(qualificationLevels.slice(0, 3))
    expect(missingLevels(progress({ qualification_information: levels(3) }))).toEqual([])
  })

  it('are the degree alone for whose registration is linked', () => {
    const linked = { registration: {} }
    expect(missingLevels(progress(linked))).toEqual([qualificationLevels[2]])
    expect(missingLevels({ ...progress({}), account: linked })).toEqual([qualificationLevels[2]])
  })

  it('cannot be added before contact information', () => {
    expect(missingBeforeLevel(qualificationLevels[0], doneParts(1))?.step).toBe('contact-information')
  })

  it('are added in the listed order', () => {
    expect(missingBeforeLevel(qualificationLevels[0], doneParts(2))).toBeNull()
    expect(missingBeforeLevel(qualificationLevels[2], doneParts(3))).toEqual({
      step: 'qualification-information',
      message: 'Levels should be filled in the order listed: add Intermediate first',
    })
    expect(missingBeforeLevel(qualificationLevels[3], doneParts(4))?.message).toContain('B Pharm / Pharm D')
    expect(missingBeforeLevel(qualificationLevels[3], doneParts(5))).toBeNull()
  })
})
