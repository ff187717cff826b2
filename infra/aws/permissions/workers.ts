/** What the functions that serve no endpoint do. */
import type { GrantName } from './grants.ts'

export const workers: Record<string, GrantName[]> = {
  'send-emails': ['sendsEmails', 'sharesApplications'],
  'note-email-events': ['notesEmailEvents'],
  'sweep-uploads': [
    'sweepsUploads',
    'removesAccounts',
    'removesOldRecords',
    'remindsHolders',
    'countsRegister',
    'triesWaitingEmails',
  ],
}
