import type { Snippet } from '#shared/staff/records/office-settings.ts'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'

/** The texts that the office keeps; none while they are loaded, or where they cannot be: a dialog works without them. */
export const useSnippets = ({ wanted = true } = {}): Snippet[] => {
  const loaded = useApi(
    async (signal) => (wanted ? (await api.officeSettings.get({}, { signal })).data.settings.snippets : []),
    [wanted],
  )
  return loaded.data ?? []
}
