import { useState } from 'react'
import type { CheckResult } from '#shared/register/records/public-register.ts'
import type { AskedRow, ReadRows } from '#shared/register/rules/check-rows.ts'
import { mostCheckedRows } from '#shared/vocabulary/register.ts'
import { api } from '#web/api/client.ts'
import { useSending } from '#web/ui/form/use-sending.ts'
import { rowsIn } from './read-rows.ts'

/** A check that was answered, with the rows as they were asked. */
export interface Answered {
  asked: AskedRow[]
  unreadable: ReadRows['unreadable']
  result: CheckResult
}

const problemOf = ({ rows, unreadable }: ReadRows): string | undefined => {
  if (rows.length > mostCheckedRows)
    return `These are ${rows.length} rows. Check at most ${mostCheckedRows} at a time`
  if (rows.length > 0) return undefined
  const [first] = unreadable
  return first ? `Line ${first.line}: ${first.why}` : 'Paste at least one row'
}

/** The body of a check: what the lines are numbered by stays here. */
export const askedBody = (rows: AskedRow[]) => ({ rows: rows.map(({ line: _line, ...row }) => row) })

/** Reads the pasted text and asks the register. Nothing of it is kept in the browser. */
export const useCheck = (text: string) => {
  const [problem, setProblem] = useState<string>()
  const [answered, setAnswered] = useState<Answered>()
  const sending = useSending(async () => {
    setAnswered(undefined)
    const read = await rowsIn(text)
    const found = problemOf(read)
    setProblem(found)
    if (found) return
    const { data } = await api.register.check({ body: askedBody(read.rows) })
    setAnswered({ asked: read.rows, unreadable: read.unreadable, result: data })
  })
  return { ...sending, problem, setProblem, answered }
}
