/**
 * Writes the register as it is into the public log, once, when there is a log for the first time. It reads the numbers in their
 * order; what changes meanwhile comes by the stream, and what is written is not written again.
 */
import { publicLog } from '#functions/certificates/data/public-log.ts'
import type { Wired } from '#functions/platform/services/services.ts'
import { publicSearch } from '#functions/register/data/public-search.ts'
import { registrations } from '#functions/register/data/registration.ts'
import { loggedFacts } from '#shared/certificates/statements/logged-facts.ts'

export const needs = { publicLog, publicSearch, registrations }
type Services = Wired<typeof needs>

const entriesOnAPage = 100

export const openLog =
  ({ publicLog, publicSearch, registrations, clock }: Services) =>
  async (hasTime: () => boolean): Promise<void> => {
    let { after, finished } = await publicLog.beginning()
    while (!finished && hasTime()) {
      const numbers = await publicSearch.numbersAfter(after ?? undefined, entriesOnAPage)
      for (const number of numbers) {
        const entry = await registrations.read(number, true)
        if (!entry) continue
        const { created_at: life, version } = entry
        const facts = loggedFacts(entry)
        await publicLog.append({ number: entry.number, life, version, facts, isPresent: true }, clock())
      }
      after = numbers.at(-1) ?? after
      finished = numbers.length < entriesOnAPage
      await publicLog.begin({ after, finished })
    }
  }
