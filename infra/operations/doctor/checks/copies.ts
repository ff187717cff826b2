import { type CopyJob, ListCopyJobsCommand } from '@aws-sdk/client-backup'
import { type Check, type Checked, ok, wrong } from '../check.ts'

/** Copies are made every night; one that fails raises `backups-failed`, two nights without any are found here. */
const mostHoursAgo = 48
const hourInMs = 60 * 60_000

/** The table and the files. */
const kinds = ['DynamoDB', 'S3']

const doneInTime = async (ByDestinationVaultArn: string, { aws, now }: Checked): Promise<CopyJob[]> => {
  const ByCompleteAfter = new Date(now.getTime() - mostHoursAgo * hourInMs)
  const asked = { ByDestinationVaultArn, ByState: 'COMPLETED', ByCompleteAfter } as const
  return (await aws.backups().send(new ListCopyJobsCommand(asked))).CopyJobs ?? []
}

export const copiesCheck: Check = {
  name: 'copies',
  asks: 'Did backups of table and files reach the other account in the last two days?',
  rights: ['backup:ListCopyJobs'],
  run: async (on) => {
    const { copies } = await on.needs()
    if (copies.length === 0) return ok('The settings copy no backups to another account.')
    for (const vault of copies) {
      const jobs = await doneInTime(vault, on)
      const missing = kinds.filter((kind) => !jobs.some(({ ResourceType }) => ResourceType === kind))
      if (missing.length > 0)
        return wrong(
          `No backup of ${missing.join(' and ')} has reached ${vault} in the last ${mostHoursAgo} hours.`,
          'See why: aws backup list-copy-jobs --by-state FAILED. The vault of the other account has to allow copies from this one.',
        )
    }
    return ok(`Backups have reached ${copies.join(', ')}.`)
  },
}
