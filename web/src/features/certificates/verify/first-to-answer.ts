/** The register is asked first. A weak signal may keep it silent for minutes, in which nobody at a counter waits. */
import type { KeptStanding } from '#shared/certificates/rules/standing-by-list.ts'

const patienceInMs = 3000

/** Undefined, where the register did not answer; `kept` is what the list says then. */
interface Told<Standing> {
  standing: Standing | undefined
  kept: KeptStanding | null
}

/**
 * @param asked undefined: the register did not answer
 * @param askList is called when the register has failed, or is silent for longer than that; null: there is no list, so the
 * register is waited for
 */
export const firstToAnswer = <Standing>(
  asked: Promise<Standing | undefined>,
  askList: () => Promise<KeptStanding | null>,
): Promise<Told<Standing>> => {
  const byList = async (): Promise<Told<Standing>> => ({ standing: undefined, kept: await askList() })
  const byRegister = asked.then((standing): Told<Standing> | Promise<Told<Standing>> =>
    standing === undefined ? byList() : { standing, kept: null },
  )
  const silence = new Promise((resolve) => setTimeout(resolve, patienceInMs))
  const afterSilence = silence.then(byList).then((told) => (told.kept ? told : byRegister))
  return Promise.race([byRegister, afterSilence])
}
