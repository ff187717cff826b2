/** axe-core in the page, with no rule disabled. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { CDPSession, Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The page behind an open dialog cannot be reached, and was checked before the dialog opened. */
const run = `axe.run(document.querySelector('dialog[open]') ?? document, {
  runOnly: { type: 'tag', values: ${JSON.stringify(tags)} },
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
}).then((it) => it.violations.flatMap((rule) =>
  rule.nodes.map((node) => rule.id + ' ' + node.target.join(' ') + ' ' + node.failureSummary.replaceAll(/\\s+/g, ' '))))`

/** Through the debugger, since the content policy rightly keeps foreign scripts out of the page. */
const evaluate = async (session: CDPSession, expression: string): Promise<unknown> => {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  })
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
  return result.value
}

/** Everything axe finds wrong: rule, element and what to do, a line each. */
export const axeViolations = async (page: Page): Promise<string[]> => {
  const session = await page.context().newCDPSession(page)
  const there = await evaluate(session, 'typeof axe')
  if (there === 'undefined') await evaluate(session, `${source};0`)
  const found = (await evaluate(session, run)) as string[]
  await session.detach()
  return found
}
