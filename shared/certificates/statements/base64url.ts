/** base64url without padding, in browsers and in Node. */
export const toBase64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/**
 * @returns null unless the text is the exact encoding of its bytes: the last character may contain bits that decoding
 * drops.
 */
export const fromBase64url = (text: string): Uint8Array<ArrayBuffer> | null => {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return null
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
  return toBase64url(bytes) === text ? bytes : null
}
