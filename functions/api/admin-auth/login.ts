import { presentStaff } from '#functions/runtime/present.ts'
import type { Route } from '#functions/runtime/route.ts'
import { nobody, signIn } from '#functions/runtime/sign-in.ts'
import { countSignIn } from '#functions/runtime/sign-in-tries.ts'
import type { adminAuth } from '#shared/contract/admin-auth.ts'

export const route: Route<typeof adminAuth.login> = async ({ body, address, now }, services) => {
  const { staff } = services
  const takeBack = await countSignIn('staff', { address, email: body.email, now }, services)
  const found = await staff.load((await staff.idByEmail(body.email)) ?? nobody, { consistent: true })
  const { person, token } = await signIn('staff', found, body.password, now, services)
  await takeBack()
  return { data: { ...token, user: presentStaff(person.account) } }
}
