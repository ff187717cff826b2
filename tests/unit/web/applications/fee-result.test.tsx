import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { calculateFee, sampleFeeSchedule } from '#shared/applications/rules/fee.ts'
import { FeeResultView } from '#web/features/applications/fee/fee-result.tsx'
import { type FeeResult, keepResult, lastResult } from '#web/features/applications/fee/last-result.ts'

const aResult = (title: FeeResult['title'] = 'New Registration'): FeeResult => ({
  title,
  date_of_issue_degree: '2024-06-01',
  details: calculateFee(sampleFeeSchedule, '2024-06-01', '2026-11-21'),
})

describe('a fee result', () => {
  it('shows the amount of the chosen title, its lines and the schedule', () => {
    const words = renderToStaticMarkup(<FeeResultView result={aResult()} />)
    expect(words).toContain('Rs. 3500/-')
    expect(words).toContain('Late fee')
    expect(words).toContain('01-06-2024')
    expect(words).toContain('Sample schedule')
    expect(words).toContain('This is a sample')
  })

  it('shows the renewal’s amount when that is the title', () => {
    expect(renderToStaticMarkup(<FeeResultView result={aResult('Renewal Registration')} />)).toContain(
      'Rs. 1500/-',
    )
  })
})

describe('the last fee result of the tab', () => {
  beforeEach(() => {
    const kept = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
    })
  })

  it('is shown only to the account that asked for it', () => {
    keepResult('u1', aResult())
    expect(lastResult('u1')).toEqual(aResult())
    expect(lastResult('u2')).toBeNull()
  })

  it('is dropped when the stored value cannot be read', () => {
    sessionStorage.setItem('draft:u1:fee-result', '{"at":1,"values":{"title":"Other"}}')
    expect(lastResult('u1')).toBeNull()
    sessionStorage.setItem('draft:u1:fee-result', '{"at":')
    expect(lastResult('u1')).toBeNull()
  })
})
