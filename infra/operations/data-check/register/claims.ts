import { openClaimKey, ownClaimsKey } from '#functions/platform/table/keys/register.ts'
import { claimsPartition } from '#functions/platform/table/partitions.ts'
import { openClaimItem, storedClaims, waitingClaimItem } from '#functions/register/data/claim.ts'
import { isLinkedClaim, isOpenClaim } from '#shared/register/rules/claim.ts'
import { personOf } from '../applications/person.ts'
import { derivedItems } from '../derived.ts'
import { type Family, read } from '../tools.ts'

export const claims: Family = {
  name: 'claims',
  holds:
    'The queue of claims contains exactly those that the office decides, and only the newest claim of a person can wait. A link rests on a code or on two registrars, and its account has an entry.',
  open: (tools) => {
    const queue = derivedItems('place or mark of an open claim', tools)
    return {
      see: (group) => {
        const person = personOf(group)
        if (person) {
          const key = ownClaimsKey(person.id)
          const mark = group.items.get(openClaimKey(person.id).sk)
          if (mark) queue.find(mark)
          const { claims: all = [], version = 0 } = read(storedClaims, group.items.get(key.sk)) ?? {}
          for (const { id, state, by, confirmed_by, rests_on } of all)
            if (
              state === 'linked' &&
              rests_on !== 'code' &&
              (!rests_on || !by || by.id === confirmed_by?.id || !confirmed_by)
            )
              tools.tell(key, `The claim ${id} was linked without a code and without two registrars.`)
          const { account } = person
          if (isLinkedClaim(all.at(-1)) && account && !account.closed_at && !account.registration)
            tools.tell(key, 'The newest claim is linked, and the account has no entry.')
          for (const claim of all.filter(isOpenClaim)) {
            queue.expect(waitingClaimItem(person.id, claim), { key, version })
            queue.expect(openClaimItem(person.id), { key, version })
            if (claim !== all.at(-1)) tools.tell(key, 'A claim waits that is not the newest of its person.')
          }
        }
        if (group.pk === claimsPartition) for (const item of group.items.values()) queue.find(item)
      },
      end: () => queue.end(),
    }
  },
}
