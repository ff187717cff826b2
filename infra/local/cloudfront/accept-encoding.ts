import type { Encoding } from './static-files.ts'

/** Chooses the best encoding on offer that the header allows; `q=0` means not allowed, `*` means every other one. */
export const chooseEncoding = (header: string | undefined, offered: readonly Encoding[]): Encoding => {
  const weights = new Map(
    (header ?? '').split(',').map((entry) => {
      const [name = '', ...settings] = entry.split(';').map((part) => part.trim().toLowerCase())
      const weight = settings.find((setting) => setting.startsWith('q='))
      return [name, weight === undefined ? 1 : Number(weight.slice(2))]
    }),
  )
  const accepts = (encoding: Encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0
  return offered.find((encoding) => encoding !== 'identity' && accepts(encoding)) ?? 'identity'
}
