import { describe, expect, it } from 'vitest'
import { instrumentsInWords } from '#shared/cases/rules/instruments.ts'
import { councilSettings } from '#shared/staff/records/council-settings.ts'
import { councilClosing } from '#shared/staff/rules/council-closing.ts'
import { missingInCouncilSettings } from '#shared/staff/rules/council-settings.ts'
import { aCouncil } from '#tests/support/cases/council.ts'

describe('what the council says about itself', () => {
  it('names everything that is missing at first, and nothing once all but the branch is filled in', () => {
    expect(missingInCouncilSettings(councilSettings.parse({}))).toEqual([
      ...['the full name', 'the address', 'the phone number', 'the email address', 'the hours'],
      ...['the bank account', 'the usual days of each step', 'the officers'],
    ])
    const filledIn = councilSettings.parse({ ...aCouncil, bank: { ...aCouncil.bank, branch: '' } })
    expect(missingInCouncilSettings(filledIn)).toEqual([])
  })

  it('misses a bank account without its number, and usual days where one step has none', () => {
    const bank = { ...aCouncil.bank, account_number: '' }
    const usual_days = { ...aCouncil.usual_days, approved: null }
    expect(missingInCouncilSettings(councilSettings.parse({ ...aCouncil, bank, usual_days }))).toEqual([
      'the bank account',
      'the usual days of each step',
    ])
  })

  it('ends an email with name, address, phone and hours, or with the name alone', () => {
    expect(councilClosing(aCouncil)).toEqual([
      'Punjab Pharmacy Council',
      '2-A Birdwood Road, Jail Road, Lahore. Telephone 042 99203301. Open Monday to Friday, 9 am to 4 pm.',
    ])
    expect(councilClosing(councilSettings.parse({ hours: 'Daily' }))).toEqual([
      'Pharmacy Council',
      'Open Daily.',
    ])
    expect(councilClosing(councilSettings.parse({}))).toEqual(['Pharmacy Council'])
  })

  it.each([
    [['Pay order'], 'Pay order'],
    [['Pay order', 'Demand draft'], 'Pay order or demand draft'],
    [
      ['Pay order', 'Demand draft', 'IBFT', 'Banker’s cheque'],
      'Pay order, demand draft, IBFT or banker’s cheque',
    ],
  ])('names %j as a sentence does', (instruments, words) => {
    expect(instrumentsInWords(instruments)).toBe(words)
  })
})
