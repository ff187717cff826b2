/**
 * Publishes the list of standings, which phones keep for checks without a network. The pass that counts the register reads each
 * entry anyway; so the list costs no read of the table. Of two runs that publish at once one is refused.
 */
import { logFiles } from '#functions/certificates/gateways/log-files.ts'
import { logSigner } from '#functions/certificates/gateways/log-signer.ts'
import type { Wired } from '#functions/platform/services/services.ts'
import type { RegisterPass } from '#functions/register/use-cases/count-register.ts'
import { logOrigin } from '#shared/certificates/statements/log-origin.ts'
import { collectStandings, standingsAt } from '#shared/certificates/statements/standing-list.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import { standingOn } from '#shared/register/rules/registration.ts'

export const needs = { logFiles, logSigner }

/** @returns what reads with the next pass */
export const publishStandings = async (services: Wired<typeof needs>): Promise<RegisterPass> => {
  const { clock, config, logFiles, logSigner } = services
  const before = await logFiles.standings()
  let published = dayInKarachi(new Date(standingsAt(before?.note ?? '') ?? 0))
  let pass: { at: Date; list: ReturnType<typeof collectStandings> } | null = null
  return {
    isDue: (today) => published < today,
    begin: () => {
      pass = { at: clock(), list: collectStandings() }
    },
    see: (entry, day) => pass?.list.add(entry.number, standingOn(entry, day)),
    end: async () => {
      // Another run has seen the first entries.
      if (!pass) return
      const { at, list } = pass
      const log = logOrigin(config.BASE_URL)
      const note = await logSigner.sign(await list.text(log, at), log)
      await logFiles.putStandings(note, before?.etag ?? '')
      published = dayInKarachi(at)
    },
  }
}
