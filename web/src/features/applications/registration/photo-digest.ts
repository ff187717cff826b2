/** The SHA-256 of the stored photo in base64url, as a returned photo is named; null where it cannot be fetched just now. */
export const photoDigest = async (address: string, signal: AbortSignal): Promise<string | null> => {
  try {
    const response = await fetch(address, { signal, cache: 'no-store' })
    if (!response.ok) return null
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.arrayBuffer()))
    return btoa(String.fromCharCode(...digest))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replace(/=+$/, '')
  } catch {
    return null
  }
}
