import type { Key } from '#functions/platform/table/keys/key.ts'
import { exportKey, exportOfSubjectKey, openProposalKey } from '#functions/platform/table/keys/staff.ts'
import {
  exportSubjectPrefix,
  exportsPartition,
  openProposalPrefix,
  proposalsPartition,
} from '#functions/platform/table/partitions.ts'
import { references } from '../references.ts'
import { type Family, keyOf, nameOf } from '../tools.ts'

export const proposals: Family = {
  name: 'proposals',
  holds:
    'An open proposal is stored under its subject. A large export waits as long as its proposal, and is found by its subject.',
  open: (tools) => {
    const { tell } = tools
    const waiting = references<Key, Key>(tools)
    const entries = references<Key, true>(tools)
    return {
      see: ({ pk, items }) => {
        for (const [sk, item] of items) {
          const key = keyOf(item)
          if (pk === exportsPartition) entries.find(key, true)
          if (pk === exportsPartition && item.state === 'waiting')
            waiting.want(openProposalKey('export', String(item.subject)), key)
          if (pk.startsWith(exportSubjectPrefix)) entries.want(exportKey(String(item.entry)), key)
          if (pk !== proposalsPartition || !sk.startsWith(openProposalPrefix)) continue
          const { kind, subject } = item
          if (nameOf(key) !== nameOf(openProposalKey(String(kind), String(subject))))
            tell(key, 'This proposal is stored under another subject.')
          if (kind === 'export') waiting.find(key, exportOfSubjectKey(String(subject)))
        }
      },
      end: () => {
        waiting.each((waits, proposal) => {
          for (const key of proposal ? [] : waits)
            tell(key, 'This export waits for a proposal that is not there.')
          if (proposal && waits.length === 0)
            tell(proposal, 'A proposal is about an export that does not wait.')
        })
        entries.each((wanted, isThere) => {
          for (const key of isThere ? [] : wanted) tell(key, 'This names an export that is not in the log.')
        })
      },
    }
  },
}
