/** Loaded by node before a command: its settings then name an account and one for copies, as those of a council that has them do. */
import { registerHooks } from 'node:module'

const copyTo = 'arn:aws:backup:eu-central-1:210987654321:backup-vault:portal-copies'
const named = `account: '123456789012', backups: { copyTo: '${copyTo}', keptInDays: 35 }`

registerHooks({
  load: (url, context, next) => {
    const loaded = next(url, context)
    if (!url.endsWith('/infra/settings.ts')) return loaded
    const source = String(loaded.source).replaceAll('account: noAccountYet', named)
    return { ...loaded, source }
  },
})
