/** People without e-mail, for whom staff enter at the counter. */
import { aHandIn, aWalkIn } from '../../cases/walk-ins.ts'
import type { Call } from '../../portal/stack.ts'
import type { ExamplePeople } from './people.ts'

export const exampleWalkIns = ({ ask, staff, steps }: ExamplePeople) => {
  let made: Promise<Call[]> | undefined
  /** The same two in all calls. */
  const twoOfStaff = async () => {
    made ??= Promise.all([staff(), staff()])
    return (await made) as [Call, Call]
  }
  const entering = async (call: Call = {}) => ({ ...call, ...(await twoOfStaff())[0] })
  /** Everything is entered. */
  const walkedIn = async (call: Call = {}) => {
    const { token } = await entering()
    const { id } = await ask('walkIns.create', { token, body: aWalkIn() })
    const params = { id: id as string }
    const session = await ask('walkIns.open', { token, params })
    for (const step of ['applicant', 'contact', 'qualifications'] as const) await steps[step](session.token)
    return { ...call, token, params }
  }
  const confirmedWalkIn = async (call: Call = {}) => {
    const { token, params } = await walkedIn()
    await ask('walkIns.handIn', { token, params, form: await aHandIn() })
    const [, second] = await twoOfStaff()
    const { open } = await ask('proposals.list', second)
    const { id } = open.find(({ about }: { about: string }) => about === params.id)
    const body = { action: 'confirm', compared: true }
    await ask('proposals.act', { ...second, params: { id }, body })
    return { ...call, token, params }
  }
  return { entering, walkedIn, confirmedWalkIn }
}
