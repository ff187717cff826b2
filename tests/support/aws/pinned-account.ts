/** Loaded by node before a command: its settings then name an account, as those of a council that has one do. */
import { registerHooks } from 'node:module'

registerHooks({
  load: (url, context, next) => {
    const loaded = next(url, context)
    if (!url.endsWith('/infra/settings.ts')) return loaded
    const source = String(loaded.source).replaceAll('account: noAccountYet', "account: '123456789012'")
    return { ...loaded, source }
  },
})
