/** The document bucket in memory. */
import type { createFiles } from '#functions/platform/gateways/files.ts'

type Files = ReturnType<typeof createFiles>

export const memoryFiles = (clock: () => Date) => {
  let objects = new Map<string, { bytes: Uint8Array; storedAt: Date }>()
  const files: Files = {
    put: async (key, bytes) => {
      objects.set(key, { bytes, storedAt: clock() })
    },
    read: async (key) => {
      const found = objects.get(key)
      return found ? { bytes: found.bytes, versionId: key, etag: '' } : null
    },
    copy: async (from, _version, to) => {
      const found = objects.get(from)
      if (!found) throw Object.assign(new Error('There is no such file'), { name: 'NoSuchKey' })
      objects.set(to, { ...found, storedAt: clock() })
    },
    remove: async (key) => {
      objects.delete(key)
    },
    list: async (prefix) =>
      [...objects]
        .filter(([key]) => key.startsWith(prefix))
        .map(([key, { storedAt }]) => ({ key, storedAt })),
    postForm: async ({ key }) => ({ url: 'https://bucket.example', fields: { key } }),
    address: async (key) => `https://bucket.example/${key}`,
  }
  return {
    files,
    keys: (): Set<string> => new Set(objects.keys()),
    snapshot: () => new Map(objects),
    restore: (snapshot: typeof objects): void => {
      objects = new Map(snapshot)
    },
  }
}
